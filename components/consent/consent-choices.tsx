import { Choice } from '@/components/ui/choice.tsx';
import { Form } from '@/components/ui/form.tsx';
import type { Consent } from '@/lib/rules/people/consent.ts';
import styles from './consent-choices.module.css';

const optional = [
  {
    category: 'analytics',
    label: 'Tölfræði',
    hint: 'Hvaða síður eru skoðaðar, til að bæta þær.',
  },
  {
    category: 'ecommerce',
    label: 'Netverslun',
    hint: 'Hvaða vörur eru skoðaðar, valdar og keyptar.',
  },
] as const;

interface Props {
  consent: Consent;
  onSave: (categories: string[]) => void;
}

/** The categories one by one. Nothing is ticked beforehand but what the visitor has ticked before. */
export function ConsentChoices({ consent, onSave }: Props) {
  const save = (data: FormData): void => {
    const ticked = data.getAll('category');
    onSave(['necessary', ...ticked.filter((category) => typeof category === 'string')]);
  };
  return (
    <Form id="consent-choices" className={styles.choices} onSubmit={save}>
      <Choice
        type="checkbox"
        label="Nauðsynlegar"
        hint="Innskráning, karfa og þetta val. Alltaf virkar."
        defaultChecked
        disabled
      />
      {optional.map(({ category, label, hint }) => (
        <Choice
          key={category}
          type="checkbox"
          name="category"
          value={category}
          label={label}
          hint={hint}
          defaultChecked={consent?.includes(category) ?? false}
        />
      ))}
    </Form>
  );
}
