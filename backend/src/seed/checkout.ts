import type { Database } from '../db/connect.ts';
import { checkoutOptions, deliveryMethods } from '../db/schema/carts.ts';

/** Ways of delivery and questions of checkout that a shop begins with; what is there already stays as it is. */
export async function seedCheckout(db: Database): Promise<void> {
  await db.insert(deliveryMethods).values(methods).onConflictDoNothing();
  await db.insert(checkoutOptions).values(questions).onConflictDoNothing();
}

/** Krónur with VAT. */
const methods: (typeof deliveryMethods.$inferInsert)[] = [
  {
    id: 'pickup',
    position: 1,
    name: 'Sækja í verslun',
    description: 'Tilbúið til afhendingar þegar þú færð tilkynningu frá okkur.',
    amount: 0,
    requiresAddress: false,
  },
  {
    id: 'home',
    position: 2,
    name: 'Heimsending',
    description: 'Keyrt heim að dyrum. Frí heimsending þegar pantað er fyrir kr. 20.000 eða meira.',
    amount: 1490,
    freeFrom: 20_000,
    requiresAddress: true,
  },
  {
    id: 'locker',
    position: 3,
    name: 'Póstbox',
    description: 'Sótt í póstbox hvenær sem er sólarhringsins, allt að 20 kg.',
    amount: 990,
    requiresAddress: false,
  },
  {
    id: 'post',
    position: 4,
    name: 'Á pósthús',
    description: 'Sótt á það pósthús sem þú velur.',
    amount: 1190,
    requiresAddress: false,
  },
  {
    id: 'freight',
    position: 5,
    name: 'Vöruflutningar',
    description: 'Fyrir stærri sendingar um allt land.',
    amount: 4900,
    requiresAddress: true,
  },
];

const questions: (typeof checkoutOptions.$inferInsert)[] = [
  {
    id: 'pickup-point',
    position: 1,
    name: 'Afhendingarstaður',
    description: 'Póstboxið eða pósthúsið þar sem þú vilt sækja sendinguna.',
    placeholder: 't.d. Póstbox við Smáralind',
    isRequired: true,
    deliveryMethodIds: ['locker', 'post'],
  },
  {
    id: 'reference',
    position: 2,
    name: 'Tilvísun',
    description: 'Kemur fram á reikningnum.',
    placeholder: 't.d. verknúmer',
  },
  { id: 'comment', position: 3, name: 'Athugasemd við pöntun' },
];
