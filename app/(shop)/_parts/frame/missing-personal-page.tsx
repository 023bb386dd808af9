import { requestStatus } from '@/lib/page-cache/requested-status.ts';
import { NotFoundMessage } from './not-found-message.tsx';

/** A page for one visitor that answers 404; `MissingPage` for one request, without what was looked for: it may be a number. */
export function MissingPersonalPage() {
  requestStatus(404);
  return (
    <NotFoundMessage
      title="Síðan fannst ekki"
      text="Þetta fannst ekki eða er ekki lengur í boði. Leitaðu að vörunni eða veldu vöruflokk."
    />
  );
}
