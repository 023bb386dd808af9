import { parseCxml, type Element } from '../../backend/src/modules/punch-out/cxml/parse-cxml.ts';

export const identities = {
  from: { domain: 'NetworkID', identity: 'AN01000000001' },
  to: { domain: 'DUNS', identity: '123456789' },
  sender: { domain: 'NetworkID', identity: 'AN01000000002' },
};

const doctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">';

interface Message {
  secret: string;
  request: string;
  payloadId?: string;
  /** In place of the identities above. */
  header?: string;
  before?: string;
}

const credential = ({ domain, identity }: { domain: string; identity: string }, inner = '') =>
  `<Credential domain="${domain}"><Identity>${identity}</Identity>${inner}</Credential>`;

export const headerOf = (secret: string): string =>
  `<Header><From>${credential(identities.from)}</From><To>${credential(identities.to)}</To>
  <Sender>${credential(identities.sender, `<SharedSecret>${secret}</SharedSecret>`)}<UserAgent>Coupa</UserAgent></Sender></Header>`;

/** A message as a purchasing system sends it. */
export const cxmlOf = ({
  secret,
  request,
  payloadId = '1@kaupandi',
  header,
  before = doctype,
}: Message): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}
<cXML payloadID="${payloadId}" timestamp="2026-11-26T18:00:00+00:00" xml:lang="is">${header ?? headerOf(secret)}<Request deploymentMode="production">${request}</Request></cXML>`;

/** What the standard's document types say of the elements that the shop writes: names in their order, `?` and `*` as there. */
const contents: Readonly<Record<string, string>> = {
  cXML: '(Header Message+|Response)',
  Header: 'From To Sender',
  From: 'Credential+',
  To: 'Credential+',
  Sender: 'Credential+ UserAgent',
  Credential: 'Identity SharedSecret?',
  Response: 'Status (ProfileResponse|PunchOutSetupResponse)?',
  ProfileResponse: 'Option* Transaction+',
  Transaction: 'URL Option*',
  PunchOutSetupResponse: 'StartPage',
  StartPage: 'URL',
  Message: 'Status? PunchOutOrderMessage',
  PunchOutOrderMessage: 'BuyerCookie PunchOutOrderMessageHeader ItemIn*',
  PunchOutOrderMessageHeader: 'SourcingStatus? Total ShipTo? Shipping? Tax? SupplierOrderInfo?',
  Total: 'Money',
  ItemIn:
    'ItemID Path? ItemDetail SupplierList? ShipTo? Shipping? Tax? SpendDetail? Distribution* Contact* Comments?',
  ItemID: 'SupplierPartID SupplierPartAuxiliaryID? BuyerPartID?',
  ItemDetail:
    'UnitPrice Description+ UnitOfMeasure PriceBasisQuantity? Classification* ManufacturerPartID? ManufacturerName? URL? LeadTime? Extrinsic*',
  UnitPrice: 'Money Modifications?',
  Description: 'ShortName*',
};
const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  cXML: ['payloadID', 'timestamp'],
  Credential: ['domain'],
  Status: ['code', 'text'],
  Transaction: ['requestName'],
  ProfileResponse: ['effectiveDate'],
  PunchOutOrderMessageHeader: ['operationAllowed'],
  Money: ['currency'],
  ItemIn: ['quantity'],
  Description: ['xml:lang'],
  ManufacturerName: ['xml:lang'],
  Classification: ['domain'],
};

/** `Status? Total` as the pattern of `Status Total `. */
const patternOf = (content: string): string =>
  content.replaceAll(' ', '\u0000').replaceAll(/\w+/g, '(?:$& )').replaceAll('\u0000', '');

/** What in a document does not fit the standard's document types; nothing for one that does. */
export function findFaults(element: Element): string[] {
  const names = element.children.map(({ name }) => `${name} `).join('');
  const fits = new RegExp(`^${patternOf(contents[element.name] ?? '')}$`).test(names);
  const missing = (requiredAttributes[element.name] ?? []).filter((name) => !element.attributes[name]);
  return [
    ...(fits ? [] : [`${element.name}: ${names}`]),
    ...missing.map((name) => `${element.name} without ${name}`),
    ...element.children.flatMap(findFaults),
  ];
}

export const readCxml = parseCxml;
