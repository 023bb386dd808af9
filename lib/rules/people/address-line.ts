interface Address {
  addressLine1: string;
  addressLine2?: string | null;
  postalCode: string;
  city: string;
}

/** An address in one line: `Gata 1, 2. hæð, 101 Reykjavík`. */
export function addressLine({ addressLine1, addressLine2, postalCode, city }: Address): string {
  return [addressLine1, addressLine2, `${postalCode} ${city}`].filter(Boolean).join(', ');
}
