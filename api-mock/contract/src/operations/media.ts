import { z } from 'zod';

import { line } from '../core/fields.ts';

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

/** Limits of an upload; `animationPixels` counts all frames of an animation. */
export const MEDIA_LIMITS = {
  bytes: { image: 15 * MB, pdf: 20 * MB, video: 32 * MB },
  pixels: 40_000_000,
  animationPixels: 20_000_000,
  side: 12_000,
  frames: 200,
} as const;

/** Widths that a picture is stored in, up to its own. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const type = z.enum(MEDIA_TYPES);
const pixels = z.int().min(1);
const source = z.object({ type, width: pixels, height: pixels, address: z.string() });
const fraction = z.number().min(0).max(1);

/** The point of a picture that stays visible when it is cropped: 0 to 1 from the upper left corner. */
const focusPoint = z.object({ x: fraction, y: fraction });
export type FocusPoint = z.output<typeof focusPoint>;

/** Screens that a picture can be cropped for. */
export const CROP_SHAPES = ['wide', 'phone'] as const;
export type CropShape = (typeof CROP_SHAPES)[number];

const side = z.number().min(0.05, 'This part is too small.').max(1);

/** A part of a picture: 0 to 1 from the upper left corner. */
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
  /** The picture's focus point within this part. */
  focus: focusPoint.optional(),
});
/** The crop of a picture that a page shows on one kind of screen. */
export type CroppedFile = z.output<typeof croppedFile>;

/** A file as a page shows it: its size, its texts, and smaller or lighter forms of a picture. */
const mediaInfo = z.object({
  address: z.string(),
  type,
  /** Null unless it is a picture. */
  width: pixels.nullable(),
  height: pixels.nullable(),
  alt: z.string(),
  decorative: z.boolean(),
  /** AVIF before WebP, the narrowest first. */
  sources: z.array(source),
  /** Absent if it is the middle. */
  focus: focusPoint.optional(),
  /** Crops for wide screens and for phones; absent if the whole picture is shown. */
  wide: croppedFile.optional(),
  phone: croppedFile.optional(),
});
export type MediaInfo = z.output<typeof mediaInfo>;

/** The files of a page, by the address in its content. */
export const pageMedia = z.record(z.string(), mediaInfo);
export type PageMedia = z.output<typeof pageMedia>;

/** Crops of a picture by screen; null shows the whole picture. */
const cropAreas = z.object({ wide: cropArea.nullable(), phone: cropArea.nullable() });

/** A stored file in the console. */
export const mediaRecord = mediaInfo.omit({ sources: true, wide: true, phone: true }).extend({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int().min(1),
  variants: z.array(source.extend({ bytes: z.int().min(1) })),
  /** Empty if it is in none. */
  folder: z.string(),
  /** False for a picture with neither alternative text nor `decorative`: no record can use it yet. */
  described: z.boolean(),
  focus: focusPoint.nullable(),
  crops: cropAreas,
  version: z.int().min(1),
  /** Null for the installation. */
  created_by: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
});
export type MediaRecord = z.output<typeof mediaRecord>;
export type MediaVariant = MediaRecord['variants'][number];

/** The fields of a file that staff change. A picture needs alternative text, unless it is decorative. */
export const mediaFields = z.object({
  name: line(160).min(1, 'Please fill this in.'),
  alt: line(300),
  decorative: z.boolean(),
  folder: line(60),
  focus: focusPoint.nullable(),
  crops: cropAreas.partial(),
});

/** A folder, and the number of files in it. */
export const mediaFolder = z.object({ name: z.string(), files: z.int().min(1) });

const formFlag = z.stringbool('Use true or false.').optional();

/** Form fields sent with an uploaded `file`. */
export const uploadFields = z.object({
  alt: mediaFields.shape.alt.optional(),
  decorative: formFlag,
  /** Alternative text follows later; until then no record can use the picture. */
  later: formFlag,
  folder: mediaFields.shape.folder.optional(),
});

/** Form fields sent with a replacement; `version` is the one that the person saw. */
export const replaceFields = uploadFields.pick({ alt: true, decorative: true }).extend({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Use a whole number.')
    .transform(Number)
    .optional(),
});
