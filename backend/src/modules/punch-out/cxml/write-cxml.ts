import { randomBytes } from 'node:crypto';
import { escapeXml } from '../../../../../lib/rules/text/xml.ts';
import type { NetworkIdentities, NetworkIdentity } from '../../../db/schema/punch-out.ts';
import type { SentGoods } from '../internal/sent-goods.ts';

const declaration =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.060/cXML.dtd">\n';
const ownDomain = 'VORULIND';
const userAgent = 'Vörulind';

/** What the answer to a message says of it: 200 went well, 4xx is the sender's to mend, 500 the shop's. */
export interface CxmlStatus {
  code: number;
  /** English and short, as the standard names the code. */
  text: string;
  /** Icelandic, for people. */
  message?: string;
}

/** @param site the shop's own address */
export function writeResponse(site: string, { code, text, message = '' }: CxmlStatus, content = ''): string {
  const status = `<Status code="${code}" text="${text}" xml:lang="is">${escapeXml(message)}</Status>`;
  return writeDocument(site, `<Response>${status}${content}</Response>`);
}

/** Where a visit begins. */
export const writeSetupResponse = (site: string, startUrl: string): string =>
  writeResponse(
    site,
    { code: 200, text: 'OK' },
    `<PunchOutSetupResponse><StartPage><URL>${escapeXml(startUrl)}</URL></StartPage></PunchOutSetupResponse>`,
  );

/** Which messages the shop takes, and where. */
export function writeProfileResponse(site: string, url: string, requests: readonly string[]): string {
  const transactions = requests.map(
    (name) => `<Transaction requestName="${name}"><URL>${escapeXml(url)}</URL></Transaction>`,
  );
  return writeResponse(
    site,
    { code: 200, text: 'OK' },
    `<ProfileResponse effectiveDate="${new Date().toISOString()}">${transactions.join('')}</ProfileResponse>`,
  );
}

interface OrderMessage {
  site: string;
  identities: NetworkIdentities;
  buyerCookie: string;
  goods: readonly SentGoods[];
}

/** A cart that goes home. Letters beyond ASCII stand as numbers, so that no form on the way reads them otherwise. */
export function writeOrderMessage({ site, identities, buyerCookie, goods }: OrderMessage): string {
  const total = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const header = [
    `<From>${credential(identities.to)}</From>`,
    `<To>${credential(identities.from)}</To>`,
    `<Sender>${credential(identities.to)}<UserAgent>${userAgent}</UserAgent></Sender>`,
  ];
  const message = [
    `<BuyerCookie>${escapeXml(buyerCookie)}</BuyerCookie>`,
    `<PunchOutOrderMessageHeader operationAllowed="edit"><Total>${money(total)}</Total></PunchOutOrderMessageHeader>`,
    ...goods.map(writeItem),
  ];
  const document = writeDocument(
    site,
    `<Header>${header.join('')}</Header><Message><PunchOutOrderMessage>${message.join('')}</PunchOutOrderMessage></Message>`,
  );
  return document.replaceAll(/[\u{80}-\u{10ffff}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function writeItem(item: SentGoods): string {
  const { productId, sku, ean, description, quantity, unit, price, leadDays, manufacturer } = item;
  const detail = [
    `<UnitPrice>${money(price)}</UnitPrice>`,
    `<Description xml:lang="is"><ShortName>${escapeXml(item.name)}</ShortName>${escapeXml(description)}</Description>`,
    `<UnitOfMeasure>${unit}</UnitOfMeasure>`,
    writeClassification(item),
    ean === null ? '' : `<ManufacturerPartID>${escapeXml(ean)}</ManufacturerPartID>`,
    manufacturer === null
      ? ''
      : `<ManufacturerName xml:lang="is">${escapeXml(manufacturer)}</ManufacturerName>`,
    leadDays === null ? '' : `<LeadTime>${leadDays}</LeadTime>`,
  ];
  const id = `<ItemID><SupplierPartID>${escapeXml(sku)}</SupplierPartID><SupplierPartAuxiliaryID>${productId}</SupplierPartAuxiliaryID></ItemID>`;
  return `<ItemIn quantity="${quantity}">${id}<ItemDetail>${detail.join('')}</ItemDetail></ItemIn>`;
}

function writeClassification({ unspsc, category }: SentGoods): string {
  const [domain, code] = unspsc ? ['UNSPSC', unspsc] : [ownDomain, category?.id];
  return code === undefined ? '' : `<Classification domain="${domain}">${escapeXml(code)}</Classification>`;
}

const money = (kronur: number): string => `<Money currency="ISK">${kronur}</Money>`;

const credential = ({ domain, identity }: NetworkIdentity): string =>
  `<Credential domain="${escapeXml(domain)}"><Identity>${escapeXml(identity)}</Identity></Credential>`;

function writeDocument(site: string, content: string): string {
  const at = new Date().toISOString();
  const id = `${Date.now()}.${randomBytes(8).toString('hex')}@${new URL(site).hostname}`;
  return `${declaration}<cXML payloadID="${id}" timestamp="${at}" version="1.2.060" xml:lang="is">${content}</cXML>`;
}
