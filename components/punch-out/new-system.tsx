'use client';

import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Select } from '@/components/ui/select.tsx';
import { ShownSecret } from '@/components/ui/shown-secret.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useCreateSystem } from '@/lib/punch-out/mutations.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { systemKindNames, systemKinds, type SystemKind } from '@/lib/rules/orders/purchasing-system.ts';
import { punchOutPaths } from '@/lib/rules/routes/punch-out-paths.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { NetworkFields, readIdentities } from './network-fields.tsx';

export interface OfferedDelivery {
  id: string;
  name: string;
}

interface Props {
  deliveries: readonly OfferedDelivery[];
}

/** Connects a purchasing system, and shows its secret this once. */
export function NewSystem({ deliveries }: Props) {
  const create = useCreateSystem();
  const [kind, setKind] = useState<SystemKind>('OCI');
  // One for each system: a press whose answer was lost makes no second one.
  const idempotencyKey = useRef<string | null>(null);
  const problems = readFieldProblems(create.error);
  const submit = (data: FormData): void => {
    idempotencyKey.current ??= newIdempotencyKey();
    const input = {
      name: formText(data, 'name'),
      kind,
      hosts: formText(data, 'hosts').split(/[\s,]+/),
      identities: kind === 'CXML' ? readIdentities(data) : null,
      deliveryMethodId: formText(data, 'deliveryMethodId') || null,
    };
    create.mutate(
      { key: idempotencyKey.current, input },
      { onSuccess: () => (idempotencyKey.current = null) },
    );
  };
  const { data: created } = create;
  if (created) {
    const { name, kind: madeKind, username } = created.system;
    return (
      <ShownSecret title={`„${name}“ er tengt`} secret={created.secret} onDone={create.reset}>
        <p>
          Slóð: {location.origin}
          {madeKind === 'OCI' ? punchOutPaths.oci : punchOutPaths.cxml}
        </p>
        {username && <p>USERNAME: {username}</p>}
        <p>{madeKind === 'OCI' ? 'PASSWORD' : 'SharedSecret'} sést bara núna. Geymdu það á öruggum stað.</p>
      </ShownSecret>
    );
  }
  return (
    <Form
      onSubmit={submit}
      error={create.error && !hasProblem(problems) && errorText(create.error)}
      busy={create.isPending}
      submitLabel="Tengja innkaupakerfi"
      submitSize="small"
    >
      <Field kind="text" label="Nafn á innkaupakerfi" name="name" required error={problems['name']} />
      <Select
        label="Samskiptastaðall"
        name="kind"
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as SystemKind)}
      >
        {systemKinds.map((one) => (
          <option key={one} value={one}>
            {systemKindNames[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label="Hýslar sem karfan má fara á"
        hint="Einn í línu, til dæmis innkaup.fyrirtaeki.is. Annað fer karfan ekki."
        name="hosts"
        rows={2}
        required
        error={problems['hosts']}
      />
      {kind === 'CXML' && <NetworkFields problems={problems} deliveries={deliveries} />}
    </Form>
  );
}
