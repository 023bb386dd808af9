import type { Metadata } from 'next';
import { answerWith } from '@/lib/server/cached-read.ts';
import { readNearLinks } from '@/lib/server/near-links.ts';
import { wordsOfSlug } from '../metadata/slug.ts';
import { NotFoundMessage } from './not-found-message.tsx';

interface Props {
  /** Last part of the address. */
  slug: string;
  place?: 'product' | 'other';
  /** Whether it was there once and will not be again. */
  isGone?: boolean;
}

/** The head of a page that is not there. */
export const missingMetadata: Metadata = { title: 'Síðan fannst ekki', robots: { index: false } };

export const goneMetadata: Metadata = { title: 'Varan er ekki lengur í boði', robots: { index: false } };

/**
 * An ordinary page that answers 404 or 410. Next would send `notFound()` with an empty body, which is white until scripts run.
 */
export async function MissingPage({ slug, place = 'other', isGone = false }: Props) {
  await answerWith(isGone ? 410 : 404);
  const words = wordsOfSlug(slug);
  const near = await readNearLinks(words, place);
  return isGone ? (
    <NotFoundMessage
      title="Varan er ekki lengur í boði"
      text="Hún hefur verið tekin úr sölu. Svipaðar vörur er að finna í vöruflokkunum eða með leitinni."
      words={words}
      near={near}
    />
  ) : (
    <NotFoundMessage
      title="Síðan fannst ekki"
      text={`Ekkert fannst undir „${words}“. Leitaðu að vörunni eða veldu vöruflokk.`}
      words={words}
      near={near}
    />
  );
}
