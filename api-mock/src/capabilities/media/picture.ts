import { ApiError, type CropArea, MEDIA_LIMITS, type MediaExtension, PICTURE_WIDTHS } from '@prospectus/contract';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** One form of a picture. */
export type Form = { ending: MediaExtension; bytes: Buffer; width: number; height: number };
/** A picture made anew: the form every program reads, and lighter ones in several widths. */
export type Picture = { main: Form; sources: Form[] };

// Each decode holds the whole picture in memory; the others wait their turn, and beyond a few are sent away.
const AT_ONCE = 2;
const MOST_WAITING = 6;
const MOST_SECONDS = 30;
const decodes = pLimit(AT_ONCE);

sharp.concurrency(1);
sharp.cache(false);
// Whatever a file pretends to be, no other reader is ever given it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((reader) => `VipsForeignLoad${reader}`),
});

/**
 * Makes a picture anew from its pixels: upright, in sRGB, without EXIF and whatever else stood in the file.
 * Throws TOO_LARGE where it has too many pixels, UNSUPPORTED_TYPE where it cannot be read.
 */
export function makePicture(bytes: Buffer, type: PictureType): Promise<Picture> {
  if (decodes.pendingCount >= MOST_WAITING) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
  return decodes(async () => {
    // The header alone is read, so that what is too large can be told so.
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
  const most = pages > 1 ? animationPixels : pixels;
  if (pages > frames) throw tooLarge(`An animation may have at most ${frames} frames.`);
  if (width > side || height > side)
    throw tooLarge(`A picture may be at most ${side.toLocaleString('en-IN')} pixels a side.`);
  if (width * height * pages > most)
    throw tooLarge(
      `${pages > 1 ? 'All frames of an animation' : 'A picture'} may have at most ${most / 1_000_000} million pixels.`,
    );
}

const WIDEST = PICTURE_WIDTHS.at(-1) ?? 0;

const still = (bytes: Buffer, type: PictureType): Promise<Picture> =>
  encode(
    open(bytes).autoOrient().resize({ width: WIDEST, withoutEnlargement: true }),
    type === 'png' || type === 'gif',
  );

/** Makes a picture of a part of a stored one; `area` in fractions of its sides. Throws as `makePicture`. */
export function cropPicture(bytes: Buffer, area: CropArea): Promise<Picture> {
  if (decodes.pendingCount >= MOST_WAITING) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
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

/** A picture in the form that every program reads, and in the lighter ones. */
async function encode(picture: Sharp, isPng: boolean): Promise<Picture> {
  const upright = picture.toColourspace('srgb').timeout({ seconds: MOST_SECONDS });
  const { data, info } = await readable(upright.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const seeThrough = channels === 4 && !(await pixels().stats()).isOpaque;
  const asPng = seeThrough || isPng;
  const main = asPng
    ? await form('png', pixels().png({ compressionLevel: 9 }))
    : await form('jpg', pixels().removeAlpha().jpeg({ quality: 84, progressive: true }));
  const widths = [...PICTURE_WIDTHS.filter((wide) => wide < width), width];
  const sources: Form[] = [];
  // AVIF first, as a browser takes the first it can read; its greater efforts cost ten times as long for a tenth less.
  for (const wide of widths)
    sources.push(await form('avif', pixels().resize({ width: wide }).avif({ quality: 52, effort: 2 })));
  for (const wide of widths) sources.push(await form('webp', pixels().resize({ width: wide }).webp({ quality: 78 })));
  return { main, sources };
}

const WIDEST_ANIMATION = 960;

/** Moving pictures become WebP, whatever they were: GIF takes ten times as long to write and four times the bytes. */
async function animated(bytes: Buffer): Promise<Picture> {
  const frames = open(bytes, { animated: true })
    .resize({ width: WIDEST_ANIMATION, withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS });
  return { main: await readable(form('webp', frames.webp({ quality: 75, effort: 2 }))), sources: [] };
}

async function form(ending: MediaExtension, picture: Sharp): Promise<Form> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { ending, bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** What sharp cannot read, or not in good time, is the file's fault, not ours. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const isSlow = error instanceof Error && error.message.startsWith('timeout');
    throw isSlow ? tooLarge('This picture takes too long to read. Choose a smaller one.') : unreadable();
  }
}

const tooLarge = (why: string): ApiError => new ApiError('TOO_LARGE', { msg: why, errors: { file: why } });

const unreadable = (): ApiError =>
  new ApiError('UNSUPPORTED_TYPE', {
    msg: 'This picture cannot be read: it is damaged, or not what it says it is.',
    errors: { file: 'This picture cannot be read.' },
  });
