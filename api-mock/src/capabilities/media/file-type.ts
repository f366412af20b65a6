import { ApiError, type MediaEnding } from '@prospectus/contract';

/** What may be uploaded. A GIF is never kept as one. */
export type UploadType = MediaEnding | 'gif';

/** What a file is by its first bytes, whatever its name says. Throws UNSUPPORTED_TYPE and names what it is instead. */
export function fileTypeOf(bytes: Buffer): UploadType {
  const found = ACCEPTED.find(([, is]) => is(bytes));
  if (found) return found[0];
  const named = REFUSED.find(([, is]) => is(bytes))?.[0] ?? 'not of a kind that is known here';
  throw new ApiError('UNSUPPORTED_TYPE', {
    msg: `This file is ${named}. Choose a PNG, JPEG, WebP, AVIF or GIF picture, a PDF or an MP4 video.`,
    errors: { file: `This file is ${named}.` },
  });
}

type Test = (bytes: Buffer) => boolean;

const starts =
  (signature: string, at = 0): Test =>
  (bytes) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));

/** The brands that an ISO media file says it is of: its major one and those it is compatible with. */
function brands(bytes: Buffer): string[] {
  if (bytes.length < 16 || !starts('ftyp', 4)(bytes)) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const names = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) names.push(bytes.toString('latin1', at, at + 4));
  return names;
}

const MP4 = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV)$/;

const ACCEPTED: readonly [UploadType, Test][] = [
  ['png', starts('\x89PNG\r\n\x1a\n')],
  ['jpg', starts('\xff\xd8\xff')],
  ['gif', (bytes) => starts('GIF87a')(bytes) || starts('GIF89a')(bytes)],
  ['webp', (bytes) => starts('RIFF')(bytes) && starts('WEBP', 8)(bytes)],
  ['avif', (bytes) => brands(bytes).some((brand) => brand === 'avif' || brand === 'avis')],
  ['pdf', starts('%PDF-')],
  ['mp4', (bytes) => MP4.test(brands(bytes)[0] ?? '')],
];

const HTML = /<(!doctype\s+html|html|head|body|script|iframe|meta|title|style|img|a|div|p|br|h1)[\s/>]/i;

const REFUSED: readonly [named: string, Test][] = [
  ['empty', ({ length }) => length === 0],
  ['an SVG drawing, which can carry scripts', (bytes) => /<svg[\s/>]/i.test(textOf(bytes))],
  ['an HTML page, which can carry scripts', (bytes) => HTML.test(textOf(bytes))],
  ['an XML document', (bytes) => /^\s*<\?xml\s/i.test(textOf(bytes))],
  ['a ZIP archive or an Office document', starts('PK\x03\x04')],
  ['a program', (bytes) => starts('MZ')(bytes) || starts('\x7fELF')(bytes) || starts('#!')(bytes)],
  ['a TIFF picture', (bytes) => starts('II*\0')(bytes) || starts('MM\0*')(bytes)],
  ['a BMP picture', starts('BM')],
  ['an icon', starts('\0\0\x01\0')],
  ['a HEIC picture', (bytes) => brands(bytes).some((brand) => /^(heic|heix|hevc|mif1|msf1)$/.test(brand))],
  ['a QuickTime video', (bytes) => brands(bytes)[0] === 'qt  '],
  ['a WebM or Matroska video', starts('\x1aE\xdf\xa3')],
];

/** The beginning as text, by its byte-order mark where it has one. */
function textOf(bytes: Buffer): string {
  const beginning = bytes.subarray(0, 4_096);
  if (starts('\xff\xfe')(bytes)) return beginning.toString('utf16le');
  if (starts('\xfe\xff')(bytes)) return new TextDecoder('utf-16be').decode(beginning);
  return beginning.toString('latin1');
}
