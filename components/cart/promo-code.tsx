'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import type { Cart } from '@/lib/cart/queries.ts';
import { useApplyPromoCode, useRemovePromoCode } from '@/lib/cart/promo-mutations.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import styles from './promo-code.module.css';

/** The cart's promo code: a field to apply one, or the applied one with a button to remove it. */
export function PromoCode({ cart }: { cart: Cart }) {
  const fieldId = useId();
  const apply = useApplyPromoCode();
  const remove = useRemovePromoCode();
  const { promoCode, lapsedPromoCode } = cart;
  const submit = (data: FormData): void => {
    const code = formText(data, 'promoCode');
    if (code) apply.mutate(code);
  };
  if (promoCode) {
    return (
      <div className={styles.promoCode}>
        <p>
          Afsláttarkóði {promoCode.promoCode} ({formatNumber(promoCode.discountPercentage)}%):{' '}
          <strong>−{formatKronur(promoCode.discount)}</strong>
        </p>
        <Button
          className={styles.remove}
          variant="quiet"
          busy={remove.isPending}
          onClick={() => remove.mutate(promoCode.id, { onSuccess: () => apply.reset() })}
        >
          Fjarlægja kóða
        </Button>
        {remove.error && <p role="alert">{errorText(remove.error)}</p>}
      </div>
    );
  }
  if (lapsedPromoCode)
    return (
      <div className={styles.promoCode}>
        <p role="alert">
          {lapsedPromoCode.promoCode}: {lapsedPromoCode.reason}
        </p>
        <Button
          className={styles.remove}
          variant="quiet"
          busy={remove.isPending}
          onClick={() => remove.mutate(lapsedPromoCode.id, { onSuccess: () => apply.reset() })}
        >
          Fjarlægja kóða
        </Button>
        {remove.error && <p role="alert">{errorText(remove.error)}</p>}
      </div>
    );
  return (
    <Form className={styles.promoCode} data-empty onSubmit={submit} busy={apply.isPending}>
      <div className={styles.row}>
        <Field
          kind="text"
          id={fieldId}
          label="Afsláttarkóði"
          name="promoCode"
          autoCapitalize="characters"
          maxLength={40}
          error={apply.error && errorText(apply.error)}
        />
        <Button type="submit" variant="secondary" busy={apply.isPending}>
          Virkja
        </Button>
      </div>
    </Form>
  );
}
