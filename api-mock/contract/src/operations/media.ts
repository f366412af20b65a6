import { z } from 'zod';

/** Content types of stored files, by the extension of their address. A GIF is accepted, and stored as PNG or WebP. */
export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
} as const;
export type MediaExtension = keyof typeof MEDIA_TYPES;

const MB = 1024 * 1024;

/** What an upload may be at most: bytes by kind; of a picture also pixels a side and in all, of an animation over all its frames. */
export const MEDIA_LIMITS = {
  bytes: { image: 15 * MB, pdf: 20 * MB, video: 32 * MB },
  pixels: 40_000_000,
  animationPixels: 20_000_000,
  side: 12_000,
  frames: 200,
} as const;

/** Widths a picture is stored in, up to its own. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const type = z.enum(MEDIA_TYPES);
const pixels = z.int().min(1);
const source = z.object({ type, width: pixels, height: pixels, address: z.string() });
const fraction = z.number().min(0).max(1);

/** The point of a picture that stays in sight where it is cut, from its upper left corner: 0 to 1 of its sides. */
export const focusPoint = z.object({ x: fraction, y: fraction });
export type FocusPoint = z.output<typeof focusPoint>;

/** Shapes a picture may be cropped for: wide screens, and phones. */
export const CROP_SHAPES = ['wide', 'phone'] as const;
export type CropShape = (typeof CROP_SHAPES)[number];

const SMALLEST_SIDE = 0.05;
const side = z.number().min(SMALLEST_SIDE, 'This part is too small.').max(1);

/** A part of a picture, from its upper left corner: 0 to 1 of its sides. */
export const cropArea = z
  .object({ x: fraction, y: fraction, width: side, height: side })
  .refine(
    ({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001,
    'This part lies outside the picture.',
  );
export type CropArea = z.output<typeof cropArea>;

const croppedFile = z.object({
  address: z.string(),
  type,
  width: pixels,
  height: pixels,
  sources: z.array(source),
  /** The picture's point in this part. */
  focus: focusPoint.optional(),
});
/** What a page shows of a picture on one kind of screen in place of the whole. */
export type CroppedFile = z.output<typeof croppedFile>;

/** What a page needs to know of a file: its own size and words, and smaller or lighter forms of a picture. */
export const mediaInfo = z.object({
  address: z.string(),
  type,
  /** Null for what is no picture. */
  width: pixels.nullable(),
  height: pixels.nullable(),
  /** Empty where the picture is decorative. */
  alt: z.string(),
  decorative: z.boolean(),
  /** AVIF before WebP, the narrowest first. */
  sources: z.array(source),
  /** Absent where it is the middle. */
  focus: focusPoint.optional(),
  /** The part that is shown on wide screens, and the one on phones; absent where it is the whole. */
  wide: croppedFile.optional(),
  phone: croppedFile.optional(),
});
export type MediaInfo = z.output<typeof mediaInfo>;

/** Facts of the files on a page, by the address the page names them by. */
export const pageMedia = z.record(z.string(), mediaInfo);
export type PageMedia = z.output<typeof pageMedia>;

/** The parts of a picture that are shown, by shape; null where the whole is. */
const cropAreas = z.object({ wide: cropArea.nullable(), phone: cropArea.nullable() });

/** A stored file as the console sees it. */
export const mediaRecord = mediaInfo.omit({ sources: true, wide: true, phone: true }).extend({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int().min(1),
  variants: z.array(source.extend({ bytes: z.int().min(1) })),
  /** Empty where it is in none. */
  folder: z.string(),
  /** False for a picture that is neither decorative nor says what it shows: no record can name it yet. */
  described: z.boolean(),
  focus: focusPoint.nullable(),
  crops: cropAreas,
  version: z.int().min(1),
  /** Who uploaded it; null for the installation itself. */
  created_by: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When it was moved to the trash. */
  deleted_at: z.iso.datetime().nullable(),
});
export type MediaRecord = z.output<typeof mediaRecord>;
export type MediaVariant = MediaRecord['variants'][number];

// NUL and lone surrogates cannot be stored as PostgreSQL text.
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'This text contains characters that cannot be stored.',
    );

/** What staff say of a file. A picture needs words for who cannot see it, unless it only decorates. */
export const mediaFields = z.object({
  name: line(160).min(1, 'Please fill this in.'),
  alt: line(300),
  decorative: z.boolean(),
  folder: line(60),
  focus: focusPoint.nullable(),
  crops: cropAreas.partial(),
});

/** A folder of files, and how many are in it. */
export const mediaFolder = z.object({ name: z.string(), files: z.int().min(1) });

/** For how many days a deleted file can be restored. */
export const MEDIA_TRASH_DAYS = 30;

const toldByForm = z.stringbool('Use true or false.').optional();

/** The texts that come with an uploaded `file`, as a form sends them. */
export const uploadFields = z.object({
  alt: mediaFields.shape.alt.optional(),
  decorative: toldByForm,
  /** Stores a picture that is described later; until then no record can name it. */
  later: toldByForm,
  folder: mediaFields.shape.folder.optional(),
});

/** The same where a file replaces another; `version` is the one that was seen. */
export const replaceFields = uploadFields.pick({ alt: true, decorative: true }).extend({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Use a whole number.')
    .transform(Number)
    .optional(),
});
