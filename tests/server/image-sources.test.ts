import { expect, it, vi } from 'vitest';
import { bucketAddress } from '../../lib/io/images/bucket.ts';
import { imageSources } from '../../lib/io/images/image-sources.ts';

vi.stubEnv('IMAGE_BUCKET_URL', 'https://bucket.test/v');

it('offers a fixed box once for each pixel density', () => {
  expect(imageSources('vorur/sápa 1.webp', '256px')).toEqual({
    src: 'https://bucket.test/v/vorur/s%C3%A1pa%201.webp?q=75&w=256&fit=inside',
    srcSet: 'https://bucket.test/v/vorur/s%C3%A1pa%201.webp?q=75&w=640&fit=inside 2x',
  });
});

it.each([
  ['48px', 'w=48&', 'w=96&'],
  ['150px', 'w=256&', 'w=384&'],
  ['9000px', 'w=3840&', 'w=3840&'],
])('rounds %s up to a width of the specification', (sizes, single, double) => {
  const { src, srcSet } = imageSources('a.webp', sizes);
  expect(src).toContain(single);
  expect(srcSet).toContain(double);
});

it('asks for the quality that is named', () => {
  expect(imageSources('a.webp', '48px', 100).src).toContain('q=100&w=48&');
});

it('offers the specification’s widths where the box grows with the window', () => {
  const { srcSet, sizes } = imageSources('a.webp', '(min-width: 768px) 55vw, 100vw');
  expect(srcSet.split(', ').map((part) => part.split(' ')[1])).toEqual([
    '384w',
    '640w',
    '750w',
    '828w',
    '1080w',
    '1200w',
    '1920w',
    '2048w',
    '3840w',
  ]);
  expect(sizes).toBe('(min-width: 768px) 55vw, 100vw');
});

it('offers three widths where the box is small but not always the same', () => {
  const { src, srcSet, sizes } = imageSources('a.webp', '(min-width: 768px) 256px, 96px');
  expect(srcSet.split(', ').map((part) => part.split(' ')[1])).toEqual(['256w', '384w', '640w']);
  expect(src).toContain('w=256&');
  expect(sizes).toBe('(min-width: 768px) 256px, 96px');
});

it('finds files in the bucket and leaves web addresses alone', () => {
  expect(bucketAddress('skjol/öryggisblað.pdf')).toBe(
    'https://bucket.test/v/skjol/%C3%B6ryggisbla%C3%B0.pdf',
  );
  expect(bucketAddress('https://birgir.test/blað.pdf')).toBe('https://birgir.test/blað.pdf');
});
