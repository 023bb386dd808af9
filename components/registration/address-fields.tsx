import { FieldGroup } from '@/components/ui/field-group.tsx';
import { PostalAddressFields } from '@/components/ui/postal-address-fields.tsx';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';

/** Where the customer lives. */
export function AddressFields({ problems }: { problems: FieldProblems }) {
  return (
    <FieldGroup legend="Heimilisfang">
      <PostalAddressFields idPrefix="sign-up-" problems={problems} />
    </FieldGroup>
  );
}
