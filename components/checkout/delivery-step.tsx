'use client';

import { Fragment, useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Price } from '@/components/ui/price.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { newAddressChoice, readAddress } from '@/lib/checkout/address.ts';
import { useSetCheckoutOptions } from '@/lib/checkout/mutations.ts';
import { useCheckout, useDeliveryOptions } from '@/lib/checkout/queries.ts';
import { addressSchema } from '@/lib/contract/forms/address.ts';
import { findProblems } from '@/lib/contract/forms/find-problems.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { AddressFields } from './address-fields.tsx';
import { DeliveryHint } from './delivery-hint.tsx';
import { PreviousStep } from './previous-step.tsx';
import { PickupPoints } from './pickup-points.tsx';
import { useStep } from './use-step.ts';

const pickupPointMessage = 'Veldu afhendingarstað til að halda áfram';

/** How the order is delivered, and where to when the method needs an address. */
export function DeliveryStep() {
  const { data: checkout } = useCheckout();
  const { data: customer } = useCustomer();
  const { data: methods, error: loadError, refetch } = useDeliveryOptions();
  const { problems, error, busy, submitStep } = useStep(checkoutStepPath('Payment'));
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { mutate: storeMethod } = useSetCheckoutOptions();
  if (!methods && loadError) return <ErrorRegion error={loadError} onRetry={() => void refetch()} />;
  if (!checkout || !methods || !customer) return <Skeleton height="360px" />;
  const methodId = selectedId ?? checkout.deliveryMethod?.id ?? methods[0]?.id;
  const method = methods.find(({ id }) => id === methodId);

  /** Stored at once: the sums beside the form are the server's. What fails here is tried again with the form. */
  const selectMethod = (deliveryMethodId: string): void => {
    setSelectedId(deliveryMethodId);
    storeMethod({ deliveryMethodId });
  };
  const submit = (data: FormData): void => {
    const deliveryMethodId = formText(data, 'deliveryMethodId');
    if (method && method.pickupPoints.length > 0) {
      const pickupPointId = formText(data, 'pickupPointId') || null;
      return submitStep(
        { deliveryMethodId, pickupPointId },
        { pickupPointId: pickupPointId ? null : pickupPointMessage },
      );
    }
    if (!method?.requiresAddress) return submitStep({ deliveryMethodId }, {});
    const addressId = formText(data, 'addressId');
    if (addressId && addressId !== newAddressChoice) return submitStep({ deliveryMethodId, addressId }, {});
    const address = readAddress(data);
    return submitStep(
      { deliveryMethodId, address, saveAddress: data.has('saveAddress') },
      findProblems(addressSchema, address, 'address'),
    );
  };
  return (
    <Form
      submitSize="large"
      onSubmit={submit}
      error={error}
      busy={busy}
      submitLabel="Áfram í greiðslu"
      busyLabel="Vista…"
      after={<PreviousStep href={checkoutStepPath('Receiver')} />}
    >
      <FieldGroup legend="Afhendingarmáti">
        {methods.map(({ id, name, description, amount, promise, freeFrom, pickupPoints }) => (
          <Fragment key={id}>
            <Choice
              type="radio"
              framed
              name="deliveryMethodId"
              value={id}
              label={name}
              hint={
                <DeliveryHint
                  {...{ description, promise, amount, freeFrom }}
                  goodsTotal={checkout.cart.totalPrice}
                />
              }
              after={amount === 0 ? 'Frítt' : <Price amount={amount} />}
              checked={id === methodId}
              onChange={() => selectMethod(id)}
            />
            {id === methodId && pickupPoints.length > 0 && (
              <PickupPoints
                points={pickupPoints}
                selectedId={checkout.pickupPoint?.id ?? null}
                error={problems['pickupPointId']}
              />
            )}
          </Fragment>
        ))}
      </FieldGroup>
      {method?.requiresAddress && (
        <AddressFields
          // Another unit has other addresses, of which its usual one is chosen.
          key={checkout.unitId}
          savedAddresses={customer.addresses}
          unit={checkout.units.find(({ id }) => id === checkout.unitId) ?? null}
          checkoutAddress={checkout.address}
          problems={problems}
        />
      )}
    </Form>
  );
}
