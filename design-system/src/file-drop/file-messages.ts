import { ErrorCode, type FileRejection } from 'react-dropzone';

/** What may be added: kinds with their endings, the size of each in bytes, how many. */
export interface FileRules {
  /** `{ 'image/png': ['.png'] }`, as browsers want it; without endings `image/*` means any picture. */
  accept?: Readonly<Record<string, readonly string[]>> | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
}

/** 'PNG, JPEG or WebP, up to 5 MB each, 3 files at most.' */
export function describeRules({ accept, maxBytes, maxFiles }: FileRules): string {
  const words = [
    accept && kindsInWords(accept),
    maxBytes && `up to ${formatFileSize(maxBytes)}${maxFiles === 1 ? '' : ' each'}`,
    maxFiles && maxFiles > 1 && `${maxFiles} files at most`,
  ].filter((part) => typeof part === 'string');
  const line = words.join(', ');
  return line && `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

interface Refusal {
  file: File;
  errors: FileRejection['errors'];
}

/** 'scan.heic: only PNG or JPEG can be added.' */
export function describeRejection({ file, errors }: Refusal, rules: FileRules): string {
  const said: Record<string, string> = {
    [ErrorCode.FileInvalidType]: `only ${kindsInWords(rules.accept ?? {})} can be added.`,
    [ErrorCode.FileTooLarge]: `it has ${formatFileSize(file.size)}; ${formatFileSize(rules.maxBytes ?? 0)} is the most.`,
    [ErrorCode.FileTooSmall]: 'it is empty.',
    [ErrorCode.TooManyFiles]:
      rules.maxFiles === 1 ? 'only one file can be added.' : `more than ${rules.maxFiles ?? 1} files cannot be added.`,
  };
  const [first] = errors;
  return `${file.name}: ${said[first?.code ?? ''] ?? first?.message ?? 'it cannot be added.'}`;
}

/** '2.4 MB', in steps of 1024. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const size = bytes / 1024 ** power;
  return bytes === 1 ? '1 byte' : `${Number(size.toFixed(size < 10 && power > 0 ? 1 : 0))} ${UNITS[power]}`;
}

function kindsInWords(accept: NonNullable<FileRules['accept']>): string {
  const kinds = Object.entries(accept).flatMap(([type, endings]) =>
    endings.length > 0 ? endings.map(nameOfEnding) : [FAMILIES[type] ?? type],
  );
  const [last, ...others] = [...new Set(kinds)].toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} or ${last}` : (last ?? 'these');
}

const nameOfEnding = (ending: string) => NAMES[ending.toLowerCase()] ?? ending.replace('.', '').toUpperCase();

const UNITS = ['bytes', 'KB', 'MB', 'GB'];

const FAMILIES: Record<string, string> = { 'image/*': 'pictures', 'video/*': 'videos', 'audio/*': 'sound recordings' };

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
