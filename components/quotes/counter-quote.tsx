'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useCounterQuote } from '@/lib/quotes/mutations.ts';
import type { Quote } from '@/lib/quotes/queries.ts';
import { mainLines } from '@/lib/rules/orders/quote-lines.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { maximumQuoteMessageLength } from '@/lib/rules/text/text-limits.ts';
import { AskedLines, type AskedLine } from './asked-lines.tsx';

/** The button that answers an offer with other quantities or prices, and its form. */
export function CounterQuote({ quote }: { quote: Quote }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div data-on-screen>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Gera gagntilboð
      </Button>
      {isOpen && (
        <Modal title={`Gagntilboð við tilboði ${quote.number}`} width={860} onClose={() => setOpen(false)}>
          <FormText>
            <CounterForm quote={quote} />
          </FormText>
        </Modal>
      )}
    </div>
  );
}

/* The panel that the button stands in aligns its words to the right. */
const FormText = styled.div`
  text-align: start;
`;

/** Once it is sent the offer is no more, and with it this form. */
function CounterForm({ quote: { id, version, lineItems } }: { quote: Quote }) {
  const [key] = useState(newIdempotencyKey);
  const [lines, setLines] = useState<AskedLine[]>(() =>
    mainLines(lineItems).flatMap((line) =>
      line.changes.includes('Gone') ? [] : [{ ...line, wish: '', unitPrice: null }],
    ),
  );
  const counter = useCounterQuote();
  const problems = readFieldProblems(counter.error);
  const submit = (data: FormData): void =>
    counter.mutate({
      key,
      quoteId: id,
      version,
      message: formText(data, 'message'),
      lines: lines.map(({ productId, quantity, wish, unitPrice }) => ({
        productId,
        quantity,
        wish,
        unitPrice: unitPrice ?? null,
      })),
    });
  return (
    <Form
      onSubmit={submit}
      busy={counter.isPending || counter.isSuccess}
      error={
        counter.error &&
        (hasProblem(problems) ? 'Yfirfarðu reitina sem eru merktir.' : errorText(counter.error))
      }
      submitLabel="Senda gagntilboð"
      busyLabel="Sendi…"
      submitSize="large"
    >
      <p>
        Sölumaður fær gagntilboðið og svarar með nýju tilboði. Þá er ekki lengur hægt að samþykkja tilboðið
        sem þú fékkst.
      </p>
      <AskedLines lines={lines} asksPrice problems={problems} onChange={setLines} />
      <TextArea
        label="Skilaboð til sölumanns"
        name="message"
        maxLength={maximumQuoteMessageLength}
        error={problems['message']}
      />
    </Form>
  );
}
