'use client';

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FormProblems } from '@/components/ui/form-problems.tsx';
import { usePasswordPolicy } from '@/lib/password/policy.ts';
import { useProvenAddress } from '@/lib/registration/use-proven-address.ts';
import type { Registrant } from '@/lib/registration/registration-input.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { AccountFields } from './account-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { RegistrationRefusal } from './registration-refusal.tsx';
import { useRegistration } from './use-registration.ts';

interface Props {
  registrant: Registrant;
  onChangeKennitala: () => void;
  onRegistered: (registered: { email: string; name: string }) => void;
}

const labels = {
  name: 'Nafn',
  contactName: 'Tengiliður',
  phone: 'Símanúmer',
  addressLine1: 'Gata og húsnúmer',
  postalCode: 'Póstnúmer',
  city: 'Staður',
  email: 'Netfang',
  password: 'Lykilorð',
  acceptTerms: 'Viðskiptaskilmálar',
};

/** The form of a person or a company. */
export function RegistrationForm({ registrant, onChangeKennitala, onRegistered }: Props) {
  const { ssn, isCompany } = registrant;
  const { policy, refetch } = usePasswordPolicy();
  const provenAddress = useProvenAddress();
  const { problems, error, isAlreadyRegistered, busy, isProofExpired, submit } = useRegistration({
    registrant,
    policy,
    refetchPolicy: refetch,
    onRegistered,
  });
  const provenEmail = isProofExpired ? null : (provenAddress ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [ssn]);
  return (
    <RegistrationStack>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {isCompany ? 'Aðgangur fyrir fyrirtæki' : 'Aðgangur fyrir einstakling'}
        </h2>
        <p>
          kt. {formatKennitala(ssn)}
          <Button variant="quiet" onClick={onChangeKennitala}>
            Breyta
          </Button>
        </p>
      </header>
      <Form
        onSubmit={(data) => submit(data, provenEmail !== null)}
        error={error && <RegistrationRefusal text={error} isTaken={isAlreadyRegistered} />}
        busy={busy}
        submitLabel="Stofna aðgang"
        busyLabel="Stofna aðgang…"
      >
        <FormProblems
          problems={problems}
          labels={{ ...labels, ...(isCompany && { name: 'Nafn fyrirtækis' }) }}
          idPrefix="sign-up-"
        />
        <Field
          kind={isCompany ? 'company' : 'name'}
          id="sign-up-name"
          label={isCompany ? 'Nafn fyrirtækis' : 'Nafn'}
          name="name"
          required
          error={problems['name']}
        />
        {isCompany && (
          <Field
            kind="name"
            id="sign-up-contactName"
            label="Tengiliður"
            name="contactName"
            hint="Þitt nafn: sá sem stofnar aðganginn og skráir sig inn."
            required
            error={problems['contactName']}
          />
        )}
        <Field
          kind="phone"
          id="sign-up-phone"
          label="Símanúmer"
          name="phone"
          required
          error={problems['phone']}
        />
        <AddressFields problems={problems} />
        <AccountFields provenEmail={provenEmail} policy={policy} problems={problems} />
        <ConsentFields problems={problems} />
      </Form>
    </RegistrationStack>
  );
}

const RegistrationStack = styled.div`
  display: grid;
  gap: var(--space-4);
  --pair-columns: minmax(0, 2fr) minmax(0, 3fr);
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
  }
  & header p {
    display: flex;
    align-items: center;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & h2 {
    outline: none;
    font-size: var(--text-large);
  }
`;
