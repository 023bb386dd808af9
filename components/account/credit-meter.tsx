import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { media } from '@/styles/media.ts';

interface Props {
  /** Krónur; null for who has no account. */
  creditLimit: number | null;
  /** Krónur owed now; below 0 where the shop owes the customer. */
  balanceDue: number;
}

/** Shares of the limit from which the meter warns. */
const warningShare = 0.8;

/** What is owed on account and what is left of the limit, as a bar and in words. */
export function CreditMeter({ creditLimit, balanceDue }: Props) {
  if (creditLimit === null)
    return (
      <MeterPanel data-tone="good">
        <h2>Greiðsla með korti</h2>
        <p>
          Pantanir eru greiddar með greiðslukorti. Viltu kaupa í reikning? <a href="/#about">Hafðu samband</a>{' '}
          og við förum yfir það með þér.
        </p>
      </MeterPanel>
    );
  const left = creditLimit - balanceDue;
  const used = creditLimit > 0 ? Math.min(1, Math.max(0, balanceDue / creditLimit)) : 1;
  const tone = left <= 0 ? 'full' : used >= warningShare ? 'near' : 'good';
  const words = `Notað: ${formatKronur(balanceDue)} af ${formatKronur(creditLimit)}`;
  return (
    <MeterPanel data-tone={tone}>
      <h2>Staða á reikningi</h2>
      <p data-amount>
        <Price amount={balanceDue} />
      </p>
      <div
        role="meter"
        aria-label="Nýting úttektarheimildar"
        aria-valuemin={0}
        aria-valuemax={creditLimit}
        aria-valuenow={Math.min(creditLimit, Math.max(0, balanceDue))}
        aria-valuetext={words}
      >
        <span style={{ width: `${(used * 100).toFixed(1)}%` }} />
      </div>
      <dl>
        <div>
          <dt>Úttektarheimild</dt>
          <dd>
            <Price amount={creditLimit} />
          </dd>
        </div>
        <div>
          <dt>Til ráðstöfunar</dt>
          <dd>
            <Price amount={left} />
          </dd>
        </div>
      </dl>
      {tone === 'full' && (
        <p data-warning>
          Heimildin er fullnýtt. Greiða þarf með korti þar til greitt hefur verið inn á reikninginn.
        </p>
      )}
      {tone === 'near' && <p data-warning>Lítið er eftir af heimildinni.</p>}
    </MeterPanel>
  );
}

const MeterPanel = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  & h2 {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
    font-weight: 600;
  }
  & [data-amount] {
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 1.2;
  }
  & [role='meter'] {
    height: 12px;
    margin-block: var(--space-1);
    border: 1px solid var(--color-line-strong);
    border-radius: 6px;
    overflow: hidden;
    background: var(--color-paper);
  }
  & [role='meter'] span {
    display: block;
    height: 100%;
    background: var(--color-fjord);
    print-color-adjust: exact;
  }
  &[data-tone='near'] [role='meter'] span {
    background: var(--color-sun-ink);
  }
  &[data-tone='full'] [role='meter'] span {
    background: var(--color-rust);
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
  }
  & dt {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & dd {
    font-weight: 600;
  }
  & a {
    color: var(--color-fjord);
    font-weight: 600;
  }
  & [data-warning] {
    color: var(--color-sun-ink);
    font-weight: 600;
  }
  &[data-tone='full'] [data-warning] {
    color: var(--color-rust);
  }
  ${media.forcedColours} {
    & [role='meter'] span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
