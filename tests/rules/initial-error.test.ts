import { expect, it } from 'vitest';
import { toInitialError } from '../../lib/sign-in/initial-error.ts';

it.each([
  [null, null],
  ['', null],
  [' \n\t ', null],
  ['user-disabled', 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.'],
  ['auth/code-expired', 'Kóðinn er útrunninn.'],
  ['UNAUTHENTICATED', 'Vinsamlegast skráðu þig inn til að halda áfram.'],
  ['some-new-code', 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.'],
  ['SOMETHING_NEW', 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.'],
  ['Lotan rann út.', 'Lotan rann út.'],
  ['Lotan\nrann\u202e út\u0000.', 'Lotan rann út .'],
  ['<b>Villa</b>', '<b>Villa</b>'],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(5000), `${'a'.repeat(199)}…`],
])('%j is shown as %j', (parameter, text) => {
  expect(toInitialError(parameter)).toBe(text);
});
