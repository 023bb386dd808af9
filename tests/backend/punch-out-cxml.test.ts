import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { punchOuts } from '../../backend/src/db/schema/punch-out.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import { aProduct } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { cxmlOf, findFaults, headerOf, identities, readCxml } from '../kit/cxml.ts';
import { checkInvariants } from '../kit/invariants.ts';
import { aPurchasingSystem, readFields, sendCart } from '../kit/purchasing-system.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

/* A purchasing system opens the shop by messages of cXML, and gets the cart as one. */

let shop: Shop;
let manager: Visitor;
let secret: string;
let systemId: string;
let coffee: string;
let sku: string;
let count = 0;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  const companyId = await aCompany(shop);
  manager = await shop.signedIn(await anEmployee(shop, companyId, 'Manager'), { customerId: companyId });
  const made = await aPurchasingSystem(manager, { kind: 'CXML', identities });
  [secret, systemId] = [made.secret, made.id];
  count += 1;
  sku = `SÁP-${count}`;
  coffee = String(
    await aProduct(shop.db, {
      sku,
      name: 'Sápa & ilmur',
      slug: null,
      listPrice: 1_240,
      packageSize: '1 l flaska',
      ean: '5690000000012',
    }),
  );
});
afterEach(() => checkInvariants(shop.db));

async function post(text: string, query = ''): Promise<{ status: number; code: string; text: string }> {
  const response = await shop.app.fetch(
    new Request(`http://shop.test/punch-out/cxml${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml; charset=utf-8' },
      body: text,
    }),
  );
  const body = await response.text();
  return { status: response.status, code: /<Status code="(\d+)"/.exec(body)?.[1] ?? '', text: body };
}

interface Setup {
  operation?: string;
  url?: string;
  items?: string;
  cookie?: string;
}
const setupOf = ({
  operation = 'create',
  url = 'https://innkaup.fyrirtaeki.test/cxml?a=1&amp;b=2',
  items = '',
  cookie = '34234234ADFSDF',
}: Setup = {}): string => `<PunchOutSetupRequest operation="${operation}">
  <BuyerCookie>${cookie}</BuyerCookie><Extrinsic name="User">jsmith</Extrinsic>
  <BrowserFormPost><URL>${url}</URL></BrowserFormPost>${items}</PunchOutSetupRequest>`;

const itemOut = (quantity: number, code = sku): string =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${code}</SupplierPartID></ItemID></ItemOut>`;

/** The path of the shop's page that a visit begins at, and its browser. */
async function open(request: string, query = '') {
  const { code, text } = await post(cxmlOf({ secret, request }), query);
  if (code !== '200') throw new Error(text);
  expect(findFaults(readCxml(text))).toEqual([]);
  const [, url = ''] = /<StartPage><URL>([^<]*)</.exec(text) ?? [];
  const visitor = new Visitor(shop.app);
  const path = url.replace('http://shop.test/backend', '');
  const response = await visitor.fetch(path, { redirect: 'manual' });
  return { visitor, path, status: response.status, location: response.headers.get('Location') };
}

it('opens the shop once by the address it answers, and sends the cart as a message', async () => {
  const { visitor, path, location } = await open(setupOf());
  expect(location).toBe('/');
  const again = await new Visitor(shop.app).fetch(path);
  expect([again.status, await again.text()]).toEqual([404, expect.stringContaining('ekki lengur í gildi')]);

  await visitor.ask(addToCartDocument, { productId: coffee, quantity: 2 });
  const { html } = await sendCart(visitor);
  expect(html).toContain('action="https://innkaup.fyrirtaeki.test/cxml?a=1&amp;b=2"');
  const { 'cxml-urlencoded': message = '', ...others } = readFields(html);
  expect(others).toEqual({});
  expect(Buffer.byteLength(message)).toBe(message.length);
  const document = readCxml(message);
  expect(findFaults(document)).toEqual([]);
  expect(message).toContain(
    '<BuyerCookie>34234234ADFSDF</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total><Money currency="ISK">2000</Money>',
  );
  expect(message).toContain(
    '<From><Credential domain="DUNS"><Identity>123456789</Identity></Credential></From>',
  );
  expect(message).toContain(
    `<ItemIn quantity="2"><ItemID><SupplierPartID>S&#193;P-${count}</SupplierPartID><SupplierPartAuxiliaryID>${coffee}</SupplierPartAuxiliaryID></ItemID>` +
      '<ItemDetail><UnitPrice><Money currency="ISK">1000</Money></UnitPrice>' +
      '<Description xml:lang="is"><ShortName>S&#225;pa &amp; ilmur</ShortName>S&#225;pa &amp; ilmur</Description>' +
      '<UnitOfMeasure>XBO</UnitOfMeasure>' +
      '<ManufacturerPartID>5690000000012</ManufacturerPartID><LeadTime>1</LeadTime></ItemDetail></ItemIn>',
  );
  expect(message).not.toContain(secret);
});

it('opens a cart that was sent, to change it or only to look at it', async () => {
  const edit = await open(
    setupOf({ operation: 'edit', items: itemOut(3) + itemOut(1) + itemOut(1, 'EKKI-TIL') }),
  );
  expect(edit.location).toBe('/karfa');
  expect((await edit.visitor.ask(CartDocument, {})).cart.items).toMatchObject([{ quantity: 4 }]);
  await edit.visitor.ask(addToCartDocument, { productId: coffee, quantity: 1 });

  const inspect = await open(setupOf({ operation: 'inspect', items: itemOut(2) }), '?form=base64');
  const refused = await inspect.visitor.fail(addToCartDocument, { productId: coffee, quantity: 1 });
  expect(refused.code).toBe('PERMISSION_DENIED');
  const { 'cxml-base64': message = '' } = readFields((await sendCart(inspect.visitor)).html);
  const text = Buffer.from(message, 'base64').toString();
  expect(findFaults(readCxml(text))).toEqual([]);
  expect(text).toContain('<ItemIn quantity="2">');
});

it('knows a message that does not fit the standard', () => {
  const item =
    '<ItemDetail><UnitOfMeasure>EA</UnitOfMeasure><UnitPrice><Money>1</Money></UnitPrice></ItemDetail>';
  const wrong = `<cXML payloadID="a" timestamp="b"><Response/><Message>${item}</Message></cXML>`;
  expect(findFaults(readCxml(wrong))).toEqual([
    'cXML: Response Message ',
    'Response: ',
    'Message: ItemDetail ',
    'ItemDetail: UnitOfMeasure UnitPrice ',
    'Money without currency',
  ]);
});

it('answers a profile request, and refuses what it does not know', async () => {
  const profile = await post(cxmlOf({ secret, request: '<ProfileRequest/>' }));
  expect(findFaults(readCxml(profile.text))).toEqual([]);
  expect(profile.text).toContain('requestName="PunchOutSetupRequest"');
  const codeOf = async (request: string) => (await post(cxmlOf({ secret, request }))).code;
  expect(await codeOf('<StatusUpdateRequest/>')).toBe('400');
  expect(await codeOf(setupOf({ operation: 'source' }))).toBe('400');
  expect(await codeOf(setupOf({ cookie: '' }))).toBe('400');
  expect(await codeOf(setupOf({ url: 'https://annar.test/' }))).toBe('400');
  expect(await codeOf(setupOf({ url: 'http://innkaup.fyrirtaeki.test/' }))).toBe('400');
  expect(await shop.db.$count(punchOuts, eq(punchOuts.systemId, Number(systemId)))).toBe(0);
});

it('knows nobody by a wrong secret or other identities', async () => {
  const request = '<ProfileRequest/>';
  expect((await post(cxmlOf({ secret: 'vlp_rangt', request }))).code).toBe('401');
  for (const { domain, identity } of Object.values(identities)) {
    const header = headerOf(secret).replace(
      `domain="${domain}"><Identity>${identity}`,
      'domain="X"><Identity>1',
    );
    const { code, status, text } = await post(cxmlOf({ secret, request, header }));
    expect([status, code]).toEqual([200, '401']);
    expect(findFaults(readCxml(text))).toEqual([]);
  }
  // The password of a system of the other kind proves nothing here.
  const oci = await aPurchasingSystem(manager);
  expect((await post(cxmlOf({ secret: oci.secret, request }))).code).toBe('401');
  expect((await post(cxmlOf({ secret, request }))).code).toBe('200');
});

describe('a document that does harm', () => {
  const laughs = `<!DOCTYPE cXML [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
  const bad: [name: string, text: () => string][] = [
    ['a billion laughs', () => cxmlOf({ secret, before: laughs, request: '<X>&c;</X>' })],
    [
      'an entity of a file',
      () =>
        cxmlOf({
          secret,
          before: '<!DOCTYPE cXML [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
          request: '<X>&f;</X>',
        }),
    ],
    ['an unknown entity', () => cxmlOf({ secret, request: '<X>&nbsp;</X>' })],
    ['depth', () => cxmlOf({ secret, request: '<a>'.repeat(10_000) + '</a>'.repeat(10_000) })],
    ['elements', () => cxmlOf({ secret, request: '<a/>'.repeat(21_000) })],
    ['another encoding', () => cxmlOf({ secret, request: '<a/>' }).replace('UTF-8', 'ISO-8859-1')],
    ['half of it', () => cxmlOf({ secret, request: '<a/>' }).slice(0, 400)],
    ['two roots', () => `${cxmlOf({ secret, request: '<a/>' })}<cXML/>`],
    ['no cXML', () => '<html></html>'],
    ['nothing', () => ''],
  ];
  it.each(bad)('is refused: %s', async (_, text) => {
    const { status, code, text: answer } = await post(text());
    expect([status, code]).toEqual([200, '400']);
    expect(findFaults(readCxml(answer))).toEqual([]);
    expect(answer).not.toContain('root:');
  });

  it('is refused for its size alone', async () => {
    expect((await post(`<cXML>${'a'.repeat(200_001)}</cXML>`)).status).toBe(413);
  });
});
