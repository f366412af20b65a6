import { ApiError, type CropArea, MEDIA_LIMITS, type MediaExtension, PICTURE_WIDTHS } from '@prospectus/contract';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** One variant of a picture. */
export type Form = { ending: MediaExtension; bytes: Buffer; width: number; height: number };
/** An encoded picture: a form that every program reads, and lighter ones in several widths. */
export type Picture = { main: Form; sources: Form[] };

// Each decode holds the whole picture in memory, so few run at a time and few wait.
const CONCURRENCY = 2;
const MAX_QUEUED = 6;
const TIMEOUT_SECONDS = 30;
const decodes = pLimit(CONCURRENCY);

sharp.concurrency(1);
sharp.cache(false);
// No other reader can open a file, whatever its content.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((reader) => `VipsForeignLoad${reader}`),
});

/**
 * Encodes a picture again from its pixels: upright, in sRGB, without EXIF or other data of the file.
 * Throws TOO_LARGE for too many pixels, UNSUPPORTED_TYPE for an unreadable file.
 */
export function makePicture(bytes: Buffer, type: PictureType): Promise<Picture> {
  if (decodes.pendingCount >= MAX_QUEUED) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
  return decodes(async () => {
    // Reads only the header, so that a picture that is too large is refused before it is decoded.
    const facts = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
    if (FORMATS[type] !== facts.format) throw unreadable();
    checkSize(facts);
    return (facts.pages ?? 1) > 1 && type !== 'avif' ? animated(bytes) : still(bytes, type);
  });
}

const FORMATS = { png: 'png', jpg: 'jpeg', webp: 'webp', avif: 'heif', gif: 'gif' } as const;
export type PictureType = keyof typeof FORMATS;

const open = (bytes: Buffer, options: { animated?: boolean } = {}): Sharp =>
  sharp(bytes, { ...options, limitInputPixels: MEDIA_LIMITS.pixels, failOn: 'error' });

function checkSize({ width, height, pages = 1 }: Metadata): void {
  const { pixels, animationPixels, side, frames } = MEDIA_LIMITS;
  const maxPixels = pages > 1 ? animationPixels : pixels;
  if (pages > frames) throw tooLarge(`An animation may have at most ${frames} frames.`);
  if (width > side || height > side)
    throw tooLarge(`A picture may be at most ${side.toLocaleString('en-IN')} pixels a side.`);
  if (width * height * pages > maxPixels)
    throw tooLarge(
      `${pages > 1 ? 'All frames of an animation' : 'A picture'} may have at most ${maxPixels / 1_000_000} million pixels.`,
    );
}

const MAX_WIDTH = PICTURE_WIDTHS.at(-1) ?? 0;

const still = (bytes: Buffer, type: PictureType): Promise<Picture> =>
  encode(
    open(bytes).autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true }),
    type === 'png' || type === 'gif',
  );

/** Encodes a part of a stored picture; `area` is in fractions of its sides. Throws as `makePicture`. */
export function cropPicture(bytes: Buffer, area: CropArea): Promise<Picture> {
  if (decodes.pendingCount >= MAX_QUEUED) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
  return decodes(async () => {
    const { width, height, format } = await readable(open(bytes).metadata());
    const left = Math.min(Math.round(area.x * width), width - 1);
    const top = Math.min(Math.round(area.y * height), height - 1);
    const part = {
      left,
      top,
      width: Math.max(1, Math.min(Math.round(area.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(area.height * height), height - top)),
    };
    return encode(open(bytes).extract(part), format === 'png');
  });
}

async function encode(picture: Sharp, isPng: boolean): Promise<Picture> {
  const upright = picture.toColourspace('srgb').timeout({ seconds: TIMEOUT_SECONDS });
  const { data, info } = await readable(upright.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const isTransparent = channels === 4 && !(await pixels().stats()).isOpaque;
  const main =
    isTransparent || isPng
      ? await form('png', pixels().png({ compressionLevel: 9 }))
      : await form('jpg', pixels().removeAlpha().jpeg({ quality: 84, progressive: true }));
  const widths = [...PICTURE_WIDTHS.filter((narrower) => narrower < width), width];
  const sources: Form[] = [];
  // AVIF first, as a browser takes the first that it can read; a higher effort takes ten times as long for 10 % less.
  for (const variant of widths)
    sources.push(await form('avif', pixels().resize({ width: variant }).avif({ quality: 52, effort: 2 })));
  for (const variant of widths)
    sources.push(await form('webp', pixels().resize({ width: variant }).webp({ quality: 78 })));
  return { main, sources };
}

const MAX_ANIMATION_WIDTH = 960;

/** Animations become WebP: GIF takes ten times as long to encode and four times the bytes. */
async function animated(bytes: Buffer): Promise<Picture> {
  const frames = open(bytes, { animated: true })
    .resize({ width: MAX_ANIMATION_WIDTH, withoutEnlargement: true })
    .timeout({ seconds: TIMEOUT_SECONDS });
  return { main: await readable(form('webp', frames.webp({ quality: 75, effort: 2 }))), sources: [] };
}

async function form(ending: MediaExtension, picture: Sharp): Promise<Form> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { ending, bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** A picture that sharp cannot read, or not in time, is a failure of the request. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const isSlow = error instanceof Error && error.message.startsWith('timeout');
    throw isSlow ? tooLarge('This picture takes too long to read. Choose a smaller one.') : unreadable();
  }
}

const tooLarge = (msg: string): ApiError => new ApiError('TOO_LARGE', { msg, errors: { file: msg } });

const unreadable = (): ApiError =>
  new ApiError('UNSUPPORTED_TYPE', {
    msg: 'This picture cannot be read: it is damaged, or not what it says it is.',
    errors: { file: 'This picture cannot be read.' },
  });
