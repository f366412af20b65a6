import { ApiError, type MediaExtension } from '@prospectus/contract';
import { fileTypeFromBuffer } from 'file-type';

/** Types that can be uploaded. A GIF is stored as PNG or WebP. */
export type UploadType = MediaExtension | 'gif';

/** A file's type by its first bytes, whatever its name. Throws UNSUPPORTED_TYPE, which names the type. */
export async function fileTypeOf(bytes: Buffer): Promise<UploadType> {
  const beginning = bytes.subarray(0, BYTES_READ);
  const found = await fileTypeFromBuffer(beginning);
  const accepted = ACCEPTED[found?.ext ?? ''];
  if (accepted) return accepted;
  const kind =
    textKind(beginning) ?? REFUSED[found?.ext ?? ''] ?? REFUSED[found?.mime ?? ''] ?? unknownKind(bytes, found);
  throw new ApiError('UNSUPPORTED_TYPE', {
    msg: `This file is ${kind}. Choose a PNG, JPEG, WebP, AVIF or GIF picture, a PDF or an MP4 video.`,
    errors: { file: `This file is ${kind}.` },
  });
}

const BYTES_READ = 64 * 1024;

const ACCEPTED: Record<string, UploadType> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
  pdf: 'pdf',
  // A PDF that Illustrator can edit.
  ai: 'pdf',
  mp4: 'mp4',
  m4v: 'mp4',
};

const ARCHIVE = 'a ZIP archive or an Office document';
const PROGRAM = 'a program';
const REFUSED: Record<string, string> = {
  zip: ARCHIVE,
  docx: ARCHIVE,
  xlsx: ARCHIVE,
  pptx: ARCHIVE,
  odt: ARCHIVE,
  exe: PROGRAM,
  elf: PROGRAM,
  macho: PROGRAM,
  xml: 'an XML document',
  tif: 'a TIFF picture',
  bmp: 'a BMP picture',
  ico: 'an icon',
  heic: 'a HEIC picture',
  'image/heif': 'a HEIC picture',
  mov: 'a QuickTime video',
  mkv: 'a WebM or Matroska video',
  webm: 'a WebM or Matroska video',
};

const unknownKind = ({ length }: Buffer, found: { mime: string } | undefined): string =>
  length === 0 ? 'empty' : found ? `of the kind ${found.mime}` : 'not of a kind that is known here';

const HTML = /<(!doctype\s+html|html|head|body|script|iframe|meta|title|style|img|a|div|p|br|h1)[\s/>]/i;

/** Text has no signature that the library knows; the kinds that can carry scripts are named. */
function textKind(beginning: Buffer): string | undefined {
  const text = textOf(beginning);
  if (/<svg[\s/>]/i.test(text)) return 'an SVG drawing, which can carry scripts';
  if (HTML.test(text)) return 'an HTML page, which can carry scripts';
  return undefined;
}

/** The beginning as text, by its byte-order mark where it has one. */
function textOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return beginning.toString('utf16le', 0, 4_096);
  if (beginning[0] === 0xfe && beginning[1] === 0xff)
    return new TextDecoder('utf-16be').decode(beginning.subarray(0, 4_096));
  return beginning.toString('latin1', 0, 4_096);
}
