import { LinkButton } from './link-button.tsx';
import styles from './proof-notice.module.css';
import { secondFactorPath } from '@/lib/rules/routes/account-paths.ts';

/** Says that an agent's lists want more than a password, and leads there and back to `returnTo`. */
export function ProofNotice({ returnTo }: { returnTo: string }) {
  return (
    <div role="status" className={styles.notice}>
      <p>
        Til að sjá viðskiptavini og panta fyrir þá þarf meira en lykilorð. Staðfestu hver þú ert með kóða úr
        auðkenningarappi eða með rafrænum skilríkjum.
      </p>
      <LinkButton href={secondFactorPath(returnTo)}>Staðfesta hver ég er</LinkButton>
    </div>
  );
}
