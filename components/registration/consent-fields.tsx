import { Choice } from '@/components/ui/choice.tsx';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';

/** Marketing, which starts unticked, and the terms. */
export function ConsentFields({ problems }: { problems: FieldProblems }) {
  return (
    <div>
      <Choice
        type="checkbox"
        name="allowMarketing"
        label="Já takk, ég vil fá tilboð og fréttir í tölvupósti"
      />
      <Choice
        id="sign-up-acceptTerms"
        type="checkbox"
        name="acceptTerms"
        label={
          <>
            Ég samþykki{' '}
            <a href="/terms" target="_blank">
              viðskiptaskilmála
            </a>
          </>
        }
        error={problems['acceptTerms']}
      />
    </div>
  );
}
