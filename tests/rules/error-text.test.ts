import { expect, it } from 'vitest';
import { BackendError } from '../../lib/io/backend-error.ts';
import { errorCode, errorText } from '../../lib/rules/text/error-text.ts';
import { messageForCode } from '../../lib/rules/text/messages.ts';

const general = 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.';

it.each([
  [new BackendError('FAILED_PRECONDITION', 'Aðeins 3 eftir.'), 'Aðeins 3 eftir.'],
  [
    new BackendError('BAD_REQUEST', 'Invalid GraphQL Response'),
    'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.',
  ],
  [new BackendError('INTERNAL', 'relation "carts" does not exist'), general],
  [
    new BackendError('UNAVAILABLE', 'x'),
    'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
  ],
  [new TypeError('Failed to fetch'), general],
  ['text', general],
  [undefined, general],
])('words %s', (error, text) => {
  expect(errorText(error)).toBe(text);
});

it('words the identity service only where its texts are given', () => {
  const error = Object.assign(new Error('Firebase: Error'), { code: 'auth/too-many-requests' });
  expect(errorCode(error)).toBe('too-many-requests');
  expect(errorText(error)).toBe(general);
  expect(errorText(error, messageForCode)).toBe('Of margar tilraunir. Vinsamlegast reynið aftur síðar.');
});
