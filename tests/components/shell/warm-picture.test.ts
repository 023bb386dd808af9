import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressForm, imageResizers } from '../../../lib/io/images/address-forms.ts';
import { publicConfigId } from '../../../lib/io/public-config.ts';
import { galleryPictureSizes } from '../../../lib/rules/products/gallery-sizes.ts';

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The pictures that a page in this form fetches once links lead from it. */
async function openPage(imageForm: string) {
  const script = document.createElement('script');
  script.id = publicConfigId;
  script.type = 'application/json';
  script.textContent = JSON.stringify({ imageBucketUrl: 'https://bucket.test/v', imageForm });
  document.head.append(script);
  const { warmPicture } = await import('../../../lib/shell/warm-picture.ts');
  const { imageSources } = await import('../../../lib/io/images/image-sources.ts');
  const fetched: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function makeImage() {
    const image = document.createElement('img');
    fetched.push(image);
    return image;
  });
  const visit = (src: string, href = '/vara/sapa'): void => {
    const card = document.createElement('article');
    const link = document.createElement('a');
    link.href = href;
    const picture = document.createElement('img');
    picture.src = src;
    card.append(link, picture);
    document.body.append(card);
    warmPicture(link);
  };
  return { visit, fetched, imageSources };
}

describe.each(imageResizers)('with addresses of %s', (resizer) => {
  const form = addressForm(resizer, 'https://myndir.test');

  it('the picture of the next page is the card’s, as that page will ask for it, once', async () => {
    const { visit, fetched, imageSources } = await openPage(form);
    const card = imageSources('vorur/sápa 1.webp', '256px');
    visit(card.src);
    visit(card.src);
    expect(fetched).toHaveLength(1);
    const { srcSet, sizes } = imageSources('vorur/sápa 1.webp', galleryPictureSizes);
    expect(fetched[0]).toMatchObject({ srcset: srcSet, sizes });
  });

  it('nothing is fetched for other pictures and other pages', async () => {
    const { visit, fetched, imageSources } = await openPage(form);
    visit('https://elsewhere.test/a.webp');
    visit(imageSources('a.webp', '256px').src, '/voruflokkur/hreinsiefni');
    expect(fetched).toEqual([]);
  });
});
