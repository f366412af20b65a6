import { ErrorCode, type FileRejection } from 'react-dropzone';
import { fill } from '../language/fill.ts';
import type { Locale } from '../language/TextsProvider.tsx';
import type texts from './texts.json';

type Texts = (typeof texts)[Locale];

/** Which files are accepted: types with their extensions, the size of each in bytes, how many. */
export interface FileRules {
  /** `{ 'image/png': ['.png'] }`, as browsers expect it; without extensions `image/*` means any picture. */
  accept?: Readonly<Record<string, readonly string[]>> | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
}

/** 'PNG, JPEG or WebP, up to 5 MB each, 3 files at most.' */
export function describeRules({ accept, maxBytes, maxFiles }: FileRules, texts: Texts, locale: Locale): string {
  const { size, sizeEach, maxFiles: countRule, sentence } = texts.rules;
  const rules = [
    accept && describeTypes(accept, texts, locale),
    maxBytes && fill(maxFiles === 1 ? size : sizeEach, { size: formatFileSize(maxBytes, texts) }),
    maxFiles && maxFiles > 1 && fill(countRule, { count: maxFiles }),
  ].filter((part) => typeof part === 'string');
  const line = rules.join(', ');
  return line && fill(sentence, { rules: `${line.charAt(0).toUpperCase()}${line.slice(1)}` });
}

/** 'scan.heic: only PNG or JPEG can be added.' */
export function describeRejection(
  { file, errors }: Pick<FileRejection, 'errors'> & { file: File },
  { accept = {}, maxBytes = 0, maxFiles = 1 }: FileRules,
  texts: Texts,
  locale: Locale,
): string {
  const { refusal } = texts;
  const reasons: Record<string, string> = {
    [ErrorCode.FileInvalidType]: fill(refusal.kind, { kinds: describeTypes(accept, texts, locale) }),
    [ErrorCode.FileTooLarge]: fill(refusal.size, {
      size: formatFileSize(file.size, texts),
      most: formatFileSize(maxBytes, texts),
    }),
    [ErrorCode.FileTooSmall]: refusal.empty,
    [ErrorCode.TooManyFiles]: maxFiles === 1 ? refusal.onlyOne : fill(refusal.count, { most: maxFiles }),
  };
  const [first] = errors;
  return `${file.name}: ${reasons[first?.code ?? ''] ?? first?.message ?? refusal.other}`;
}

/** '2.4 MB', in steps of 1024. */
export function formatFileSize(bytes: number, texts: Texts): string {
  if (bytes < 1024) return fill(texts.bytes, { count: bytes });
  const power = Math.min(UNITS.length, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  return `${Number(size.toFixed(size < 10 ? 1 : 0))} ${UNITS[power - 1]}`;
}

function describeTypes(accept: NonNullable<FileRules['accept']>, texts: Texts, locale: Locale): string {
  const families: Record<string, string> = texts.rules.families;
  const names = Object.entries(accept).flatMap(([type, extensions]) => {
    if (extensions.length > 0) return extensions.map(nameOfExtension);
    const [family = '', subtype] = type.split('/');
    return (subtype === '*' && families[family]) || type;
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(names));
}

const nameOfExtension = (extension: string) =>
  NAMES[extension.toLowerCase()] ?? extension.replace('.', '').toUpperCase();

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
