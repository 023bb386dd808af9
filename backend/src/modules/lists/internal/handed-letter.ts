import { productCountText } from '../../../../../lib/rules/orders/cart-label.ts';
import { namedCartPath } from '../../../../../lib/rules/routes/account-paths.ts';
import type { Letter } from '../../mail/letter.ts';

/** Somebody has put a cart together for somebody else. */
export function handedLetter(cart: {
  listId: string;
  fromName: string;
  customerName: string;
  lineCount: number;
  site: string;
}): Letter {
  const { listId, fromName, customerName, lineCount, site } = cart;
  return {
    subject: `${fromName} tók saman körfu handa þér`,
    preview: `${customerName}: ${productCountText(lineCount)}`,
    heading: 'Karfa handa þér',
    paragraphs: [
      `${fromName} tók saman körfu handa þér: ${productCountText(lineCount)}. Viðskiptavinur: ${customerName}.`,
      'Ekkert hefur verið pantað. Skoðaðu körfuna og settu vörurnar í þína körfu þegar þér hentar.',
    ],
    action: { label: 'Skoða körfu', url: `${site}${namedCartPath(listId)}` },
  };
}
