import { imageSize } from 'image-size';

interface PictureKind {
  extension: string;
  contentType: string;
}

/** What every resizer takes: pixels of a side, and of the whole. */
const maxSide = 12_000;
const maxPixels = 50_000_000;

/**
 * What a picture is, by its first bytes, whatever the server calls it.
 * @throws Error saying what is wrong with it
 */
export function checkPicture(bytes: Uint8Array): PictureKind {
  const kind = findKind(bytes);
  if (!kind) throw new Error('is no picture: JPEG, PNG, WebP, GIF or AVIF');
  const { width, height } = measure(bytes);
  if (width > maxSide || height > maxSide || width * height > maxPixels)
    throw new Error(
      `measures ${width} × ${height}: a side may have ${maxSide} pixels, the whole ${maxPixels / 1_000_000} million`,
    );
  return kind;
}

function measure(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    if (width > 0 && height > 0) return { width, height };
  } catch {
    // What cannot be measured is refused like what has no size.
  }
  throw new Error('is a broken picture: its size cannot be read');
}

function findKind(bytes: Uint8Array): PictureKind | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\u00ff\u00d8\u00ff')) return { extension: 'jpg', contentType: 'image/jpeg' };
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return { extension: 'png', contentType: 'image/png' };
  if (start.startsWith('GIF8')) return { extension: 'gif', contentType: 'image/gif' };
  if (start.startsWith('RIFF') && start.endsWith('WEBP'))
    return { extension: 'webp', contentType: 'image/webp' };
  return start.slice(4) === 'ftypavif' ? { extension: 'avif', contentType: 'image/avif' } : null;
}
