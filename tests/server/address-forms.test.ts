import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImageResizer, imageResizers } from '../../lib/io/images/address-forms.ts';

const bucket = 'https://bucket.test/v';
const resizerUrls: Record<ImageResizer, string> = {
  query: '',
  imgproxy: 'https://myndir.test/px',
  cloudflare: 'https://shop.test',
};

beforeEach(() => void vi.resetModules());

/** The storefront's own functions, in a process with this resizer. */
async function openShop(resizer: ImageResizer) {
  vi.stubEnv('IMAGE_BUCKET_URL', bucket);
  vi.stubEnv('IMAGE_RESIZER', resizer);
  vi.stubEnv('IMAGE_RESIZER_URL', resizerUrls[resizer]);
  const { default: imageLoader } = await import('../../lib/io/images/image-loader.ts');
  const { changeWidth } = await import('../../lib/io/images/change-width.ts');
  const { imageSources, sourcesAt } = await import('../../lib/io/images/image-sources.ts');
  return { imageLoader, changeWidth, imageSources, sourcesAt };
}

const escaped = 'https%3A%2F%2Fbucket.test%2Fv%2Fvorur%2Fs%25C3%25A1pa%25201.webp';

describe.each([
  ['query', `${bucket}/vorur/s%C3%A1pa%201.webp?q=75&w=640&fit=inside`],
  ['imgproxy', `https://myndir.test/px/unsafe/rs:fit:640/q:75/plain/${escaped}`],
  [
    'cloudflare',
    `https://shop.test/cdn-cgi/image/width=640,quality=75,fit=scale-down,format=auto/${bucket}/vorur/s%C3%A1pa%201.webp`,
  ],
] as const)('the form of %s', (resizer, address) => {
  it('names picture, width and quality', async () => {
    const { imageLoader } = await openShop(resizer);
    expect(imageLoader({ src: 'vorur/sápa 1.webp', width: 640 })).toBe(address);
    const fine = imageLoader({ src: 'vorur/sápa 1.webp', width: 640, quality: 100 });
    expect(fine).toBe(address.replace('75', '100'));
  });

  it('is kept when the width changes, and so is the quality', async () => {
    const { imageLoader, changeWidth } = await openShop(resizer);
    for (const quality of [1, 75, 100]) {
      const small = imageLoader({ src: 'vorur/sápa 1.webp', width: 16, quality });
      expect(changeWidth(small, 3840)).toBe(imageLoader({ src: 'vorur/sápa 1.webp', width: 3840, quality }));
    }
  });

  it.each(imageResizers.filter((other) => other !== resizer))(
    'leaves an address in the form of %s alone',
    async (other) => {
      const foreign = (await openShop(other)).imageLoader({ src: 'a.webp', width: 256 });
      vi.resetModules();
      const { changeWidth } = await openShop(resizer);
      expect(changeWidth(foreign, 640)).toBeUndefined();
      expect(changeWidth('https://elsewhere.test/a.webp', 640)).toBeUndefined();
    },
  );

  it.each([
    'a&w=16&fit=inside.webp',
    'rs:fit:16/q:1/a.webp',
    'width=16,quality=1,a.webp',
    '{width}/{source}.webp',
    "$&$1$'.webp",
    '50%.webp',
    'a@png',
    'a?b#c.webp',
  ])('is not led astray by a picture named %s', async (src) => {
    const { imageLoader, changeWidth } = await openShop(resizer);
    const small = imageLoader({ src, width: 256 });
    expect(sourceIn(small, resizer)).toBe(src);
    expect(changeWidth(small, 640)).toBe(imageLoader({ src, width: 640 }));
  });

  it('holds for every source of a picture, and for those made from another’s address', async () => {
    const { imageLoader, imageSources, changeWidth, sourcesAt } = await openShop(resizer);
    const sizes = '(min-width: 768px) 640px, 100vw';
    const sources = imageSources('a.webp', sizes);
    const card = imageLoader({ src: 'a.webp', width: 256 });
    const { hostname } = new URL(resizerUrls[resizer] || bucket);
    for (const part of sources.srcSet.split(', '))
      expect(new URL(part.split(' ')[0]!).hostname).toBe(hostname);
    expect(sources.srcSet.split(', ')).toHaveLength(9);
    expect(sourcesAt((width) => changeWidth(card, width) ?? '', sizes)).toEqual(sources);
  });
});

/** The path in the bucket that the service finds in an address, read as its documentation says. */
function sourceIn(address: string, resizer: ImageResizer): string {
  const { pathname } = new URL(address);
  const path = {
    query: () => pathname,
    imgproxy: () => new URL(decodeURIComponent(pathname.split('/plain/')[1]!.split('@')[0]!)).pathname,
    cloudflare: () => new URL(pathname.split('/').slice(4).join('/')).pathname,
  }[resizer]();
  return decodeURIComponent(path.slice('/v/'.length));
}
