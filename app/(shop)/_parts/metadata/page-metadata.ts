import type { Metadata } from 'next';
import { isSameListing } from '@/lib/catalogue/facet-groups.ts';
import { listingQuery, type ListingState, plainListing } from '@/lib/catalogue/listing-state.ts';
import { env } from '@/lib/env.ts';
import imageLoader from '@/lib/io/images/image-loader.ts';

export interface PageDescription {
  title: string;
  /** Without a slash at the end. */
  path: string;
  description?: string | null | undefined;
  image?: { assetPath: string } | null | undefined;
  /** A view of another page: crawlers are sent to `path`. */
  noindex?: boolean;
}

const maximumDescriptionLength = 160;

/** Title, description, canonical address and Open Graph of a public page. */
export function toPageMetadata({ title, path, description, image, noindex }: PageDescription): Metadata {
  const url = env().SITE_URL + (path === '/' ? '' : path);
  const text = description ? truncate(description) : null;
  const picture = image && imageLoader({ src: image.assetPath, width: 1200 });
  return {
    title: path === '/' ? { absolute: title } : title,
    description: text,
    alternates: { canonical: url },
    robots: noindex ? { index: false, follow: true } : null,
    openGraph: {
      title,
      url,
      siteName: 'Vörulind',
      locale: 'is_IS',
      type: 'website',
      ...(text && { description: text }),
      images: [picture ?? shareImage()],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Further pages are canonical themselves; filtered and sorted ones point to the plain listing. */
export function toListingMetadata(plain: PageDescription, state: ListingState): Metadata {
  const { page } = state;
  if (!isSameListing(state, { ...plainListing, page })) return toPageMetadata({ ...plain, noindex: true });
  const { title, path, description } = plain;
  return toPageMetadata({
    ...plain,
    title: `${title} – síða ${page}`,
    path: path + listingQuery(state),
    description: description && `Síða ${page}: ${description}`,
  });
}

/** For pages that have no picture of their own. */
function shareImage() {
  return { url: `${env().SITE_URL}/icons/share.png`, width: 1200, height: 630, alt: 'Vörulind' };
}

function truncate(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= maximumDescriptionLength
    ? line
    : `${line.slice(0, maximumDescriptionLength).replace(/\s\S*$/, '')} …`;
}
