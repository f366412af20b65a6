import { ErrorCode, type FileRejection } from 'react-dropzone';
import type { Locale } from '../language/component-texts.ts';
import type { FileDropTexts } from './texts/file-drop-texts.ts';

type Families = FileDropTexts['rules']['families'];

/** What may be added: kinds with their endings, the size of each in bytes, how many. */
export interface FileRules {
  /** `{ 'image/png': ['.png'] }`, as browsers want it; without endings `image/*` means any picture. */
  accept?: Readonly<Record<string, readonly string[]>> | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
}

/** 'PNG, JPEG or WebP, up to 5 MB each, 3 files at most.' */
export function describeRules({ accept, maxBytes, maxFiles }: FileRules, texts: FileDropTexts, locale: Locale): string {
  const rules = [
    accept && describeKinds(accept, texts, locale),
    maxBytes && texts.rules.maxBytes(formatFileSize(maxBytes, texts), maxFiles === 1),
    maxFiles && maxFiles > 1 && texts.rules.maxFiles(maxFiles),
  ].filter((part) => typeof part === 'string');
  const line = rules.join(', ');
  return line && texts.rules.sentence(`${line.charAt(0).toUpperCase()}${line.slice(1)}`);
}

interface Refusal {
  file: File;
  errors: FileRejection['errors'];
}

/** 'scan.heic: only PNG or JPEG can be added.' */
export function describeRejection(
  { file, errors }: Refusal,
  { accept = {}, maxBytes = 0, maxFiles = 1 }: FileRules,
  texts: FileDropTexts,
  locale: Locale,
): string {
  const { refusal } = texts;
  const reasons: Record<string, string> = {
    [ErrorCode.FileInvalidType]: refusal.kind(describeKinds(accept, texts, locale)),
    [ErrorCode.FileTooLarge]: refusal.size(formatFileSize(file.size, texts), formatFileSize(maxBytes, texts)),
    [ErrorCode.FileTooSmall]: refusal.empty,
    [ErrorCode.TooManyFiles]: maxFiles === 1 ? refusal.onlyOne : refusal.count(maxFiles),
  };
  const [first] = errors;
  return `${file.name}: ${reasons[first?.code ?? ''] ?? first?.message ?? refusal.other}`;
}

/** '2.4 MB', in steps of 1024. */
export function formatFileSize(bytes: number, texts: FileDropTexts): string {
  if (bytes < 1024) return texts.bytes(bytes);
  const power = Math.min(UNITS.length, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  return `${Number(size.toFixed(size < 10 ? 1 : 0))} ${UNITS[power - 1]}`;
}

function describeKinds(accept: NonNullable<FileRules['accept']>, texts: FileDropTexts, locale: Locale): string {
  const { families } = texts.rules;
  const kinds = Object.entries(accept).flatMap(([type, endings]) => {
    if (endings.length > 0) return endings.map(nameOfEnding);
    const [family = '', kind] = type.split('/');
    return kind === '*' && isFamily(family, families) ? families[family] : type;
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(kinds));
}

const isFamily = (name: string, families: Families): name is keyof Families => name in families;

const nameOfEnding = (ending: string) => NAMES[ending.toLowerCase()] ?? ending.replace('.', '').toUpperCase();

const UNITS = ['KB', 'MB', 'GB'];

const NAMES: Record<string, string> = {
  '.jpg': 'JPEG',
  '.jpeg': 'JPEG',
  '.webp': 'WebP',
  '.doc': 'Word',
  '.docx': 'Word',
  '.xls': 'Excel',
  '.xlsx': 'Excel',
  '.ppt': 'PowerPoint',
  '.pptx': 'PowerPoint',
};
