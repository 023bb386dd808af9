import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Toast } from '@/components/ui/toast.tsx';
import { networkMessage } from '@/lib/rules/text/backend-messages.ts';
import { openListPicker, closeListPicker, useListRequest } from '@/lib/lists/request.ts';

const loadListPicker = () => import('@/components/lists/list-picker.tsx');

/** Once on every page: offers a list for what became a favourite, and shows which lists there are when it is asked to. */
export function ListHost() {
  const request = useListRequest();
  const { part, failed, load } = useOnDemand(loadListPicker, request?.step === 'choose');
  const pathname = usePathname();
  useEffect(() => closeListPicker, [pathname]);
  if (!request) return null;
  const { product, step } = request;
  if (step === 'offer')
    return (
      <Toast
        onClose={closeListPicker}
        action={
          <Button variant="quiet" onClick={() => openListPicker({ product, step: 'choose' })}>
            Setja líka á lista
          </Button>
        }
      >
        Komið í uppáhald
      </Toast>
    );
  if (failed)
    return (
      <Toast
        onClose={closeListPicker}
        action={
          <Button variant="quiet" onClick={load}>
            Reyna aftur
          </Button>
        }
      >
        {networkMessage}
      </Toast>
    );
  return part && <part.ListPicker product={product} onClose={closeListPicker} />;
}
