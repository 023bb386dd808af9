import { z } from 'zod';

/** In localStorage, only where the visitor asked for it: the number that they sign in with on this device. */
const rememberedKey = 'electronic-id-number';

const rememberedSchema = z.object({ way: z.enum(['app', 'phone']), identifier: z.string().max(60) });
type RememberedNumber = z.infer<typeof rememberedSchema>;

/** Null where none is remembered. */
export function readRememberedNumber(): RememberedNumber | null {
  try {
    return rememberedSchema.parse(JSON.parse(localStorage.getItem(rememberedKey) ?? ''));
  } catch {
    return null;
  }
}

/** In place of the one before; null forgets it. */
export function rememberNumber(number: RememberedNumber | null): void {
  try {
    if (number) localStorage.setItem(rememberedKey, JSON.stringify(number));
    else localStorage.removeItem(rememberedKey);
  } catch {
    // Without storage nothing is remembered.
  }
}
