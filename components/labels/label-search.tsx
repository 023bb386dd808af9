import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { RouterForm } from '@/components/ui/router-form.tsx';
import { labelsPath } from '@/lib/rules/routes/label-paths.ts';

/** Finds goods to label by name or number; the words stand in the address. */
export function LabelSearch({ search }: { search: string }) {
  return (
    <RouterForm action={labelsPath} key={search}>
      <p>
        Leitaðu eftir heiti, vörunúmeri eða framleiðanda. Einnig er hægt að opna hillumiða frá lista eða
        pöntun.
      </p>
      <SearchLine>
        <Field kind="search" name="leit" label="Vörur á hillumiða" maxLength={200} defaultValue={search} />
        <Button type="submit" variant="secondary">
          Finna vörur
        </Button>
      </SearchLine>
    </RouterForm>
  );
}

const SearchLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  margin-top: var(--space-4);
  & > :first-child {
    flex: 1 1 280px;
  }
`;
