import { describe, expect, it } from 'vitest';
import { addressSchema } from '../../lib/contract/forms/address.ts';
import { findProblems } from '../../lib/contract/forms/find-problems.ts';
import { invitationSchema } from '../../lib/contract/forms/invitation.ts';
import { receiverSchema, receiverSchemaOf } from '../../lib/contract/forms/receiver.ts';

const address = { addressLine1: ' Strandgata  1 ', postalCode: ' 600', city: 'Akureyri' };
const receiver = { name: 'Jóna', email: ' JONA@vorulind.test', phone: '+354 555-1234' };

describe('the schema of a form', () => {
  it('stores what was typed in one form', () => {
    expect(addressSchema.parse(address)).toEqual({
      addressLine1: 'Strandgata  1',
      addressLine2: null,
      postalCode: '600',
      city: 'Akureyri',
      state: null,
      country: 'IS',
    });
    expect(receiverSchema.parse({ ...receiver, ssn: '010130-2989', companySsn: '' })).toEqual({
      name: 'Jóna',
      email: 'jona@vorulind.test',
      phone: '5551234',
      ssn: '0101302989',
      companySsn: null,
      allowMarketing: false,
    });
  });

  it('names every problem by its field in the input of the backend', () => {
    expect(findProblems(addressSchema, address, 'address')).toEqual({});
    expect(
      findProblems(
        addressSchema,
        { addressLine1: '', postalCode: '999', city: 'A\u0001', country: 'DK' },
        'address',
      ),
    ).toEqual({
      'address.addressLine1': 'Þennan reit þarf að fylla út',
      'address.postalCode': 'Póstnúmerið er ekki til.',
      'address.city': 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.',
      'address.country': 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.',
    });
  });

  it.each([
    ['a person needs', false, { ssn: 'Þennan reit þarf að fylla út' }],
    ['a company needs', true, { companySsn: 'Þennan reit þarf að fylla út' }],
  ])('%s a national id of its own as the receiver', (_, isCompany, problems) => {
    expect(findProblems(receiverSchemaOf(isCompany), receiver)).toEqual(problems);
    expect(findProblems(receiverSchema, receiver)).toEqual({});
  });

  it.each([
    ['', 'Þennan reit þarf að fylla út'],
    ['123', 'Kennitala ekki rétt valin'],
    ['500101-0000', 'Aðeins er hægt að bjóða fólki, ekki fyrirtækjum.'],
    ['010130-2989', undefined],
    ['Jona@Vorulind.test', undefined],
  ])('says of the invited %j: %s', (invited, problem) => {
    expect(findProblems(invitationSchema, { invited })['invited']).toBe(problem);
  });
});
