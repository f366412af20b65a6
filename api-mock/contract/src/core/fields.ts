import { z } from 'zod';

import { RICH_TEXT } from './rich-text.ts';

/** Kinds of fields; the console's input, the server's cleaning, documentation and comparisons depend on the kind. */
export const FIELD_KINDS = [
  'text',
  'longText',
  'richText',
  'image',
  'link',
  'money',
  'number',
  'flag',
  'choice',
  'reference',
  'list',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The `.meta()` of a field of a content resource. */
export type FieldMeta = {
  kind: FieldKind;
  label: string;
  help?: string;
  /** With kind `reference`: the resource of the id. */
  resource?: string;
  /** With kind `image`: the kind of file if it is no picture. */
  accept?: 'pdf';
  /** With kind `text`: the format, if it is no plain text. */
  format?: 'date' | 'time' | 'icon';
  /** With kind `choice`: labels by value, in order. */
  options?: readonly { id: string | number; name: string }[];
};

type Options = { help?: string; max?: number };
const meta = (kind: FieldKind, label: string, rest: Partial<FieldMeta> = {}): FieldMeta => ({ kind, label, ...rest });
const help = (options: Options) => (options.help === undefined ? {} : { help: options.help });
// PostgreSQL cannot store NUL and lone surrogates.
export const wellFormed = (value: string) => value.isWellFormed() && !value.includes('\0');
export const UNREADABLE_ADDRESS = 'No browser can read this address.';
export const UNREADABLE = 'This text contains characters that cannot be stored.';

export const line = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters.`).refine(wellFormed, UNREADABLE);

/** One line of text; empty by default. */
export const text = (label: string, options: Options & Pick<FieldMeta, 'format'> = {}) =>
  line(options.max ?? 200)
    .default('')
    .meta(meta('text', label, { ...help(options), ...(options.format && { format: options.format }) }));

/** A day, `yyyy-MM-dd`. */
export const date = (label: string, options: Options = {}) =>
  z.iso.date('Use a date such as 2025-03-05.').meta(meta('text', label, { ...help(options), format: 'date' }));

/** A time of the day, `HH:mm`. */
export const time = (label: string, options: Options = {}) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:30.')
    .meta(meta('text', label, { ...help(options), format: 'time' }));

/** One line of text that may not be empty. */
export const requiredText = (label: string, options: Options = {}) =>
  line(options.max ?? 200)
    .min(1, 'Please fill this in.')
    .meta(meta('text', label, help(options)));

/** Several lines of plain text. */
export const longText = (label: string, options: Options = {}) =>
  line(options.max ?? 2_000)
    .default('')
    .meta(meta('longText', label, help(options)));

/** HTML, cleaned by the allow-list of `rich-text.ts` when saved. */
export const richText = (label: string, options: Options = {}) =>
  z
    .string()
    .max(RICH_TEXT.maxLength)
    .refine(wellFormed, UNREADABLE)
    .default('')
    .meta(meta('richText', label, help(options)));

const ORIGIN = 'https://origin.invalid';
// Browsers drop tabs and line ends, and read a backslash as a slash.
const parseLikeBrowser = (address: string) => (URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : undefined);
/** Whether browsers can read an address, and one that looks like a path stays on this origin. */
export const isSafeAddress = (address: string): boolean => {
  const url = parseLikeBrowser(address);
  return url !== undefined && (!/^[/#]/.test(address) || url.origin === ORIGIN);
};

const FILE = /^(|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\/[^/\\].*|https:\/\/.+)$/;

/** A picture or file: the id of an uploaded one, a path of this site or an https address. */
export const image = (label: string, options: Options & Pick<FieldMeta, 'accept'> = {}) =>
  line(500)
    .regex(FILE, 'Choose a file, or use a path that starts with / or an https address.')
    .refine(isSafeAddress, UNREADABLE_ADDRESS)
    .default('')
    .meta(meta('image', label, { ...help(options), ...(options.accept && { accept: options.accept }) }));

/** The name of an icon, or a picture. */
export const icon = (label: string) =>
  line(500)
    .refine(
      (value) => /^[a-z-]*$/i.test(value) || (FILE.test(value) && isSafeAddress(value)),
      'Use the name of an icon, a path that starts with / or an https address.',
    )
    .default('')
    .meta(meta('text', label, { help: 'Name of an icon, or the address of a picture.', format: 'icon' }));

/** A link: a path or anchor of this site, http(s), mailto or tel. */
export const link = (label: string, options: Options = {}) =>
  line(500)
    .regex(/^(|[/#](?![/\\]).*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d\s-]+)$/i, 'Use a path, http(s), mailto or tel.')
    .refine(isSafeAddress, UNREADABLE_ADDRESS)
    .default('')
    .meta(meta('link', label, help(options)));

/** Whole rupees, 0 to ten crore. */
export const money = (label: string, options: Options = {}) =>
  z
    .int({
      error: ({ input }) => (input === null ? 'Enter an amount; 0 where nothing is charged.' : 'Use whole rupees.'),
    })
    .min(0, 'Use zero or more.')
    .max(100_000_000)
    .default(0)
    .meta(meta('money', label, help(options)));

/** A whole number within bounds; null if unset. */
export const number = (label: string, min: number, max: number, options: Options = {}) =>
  z
    .int('Use a whole number.')
    .min(min, `At least ${min}.`)
    .max(max, `At most ${max}.`)
    .nullable()
    .default(null)
    .meta(meta('number', label, help(options)));

/** Yes or no. */
export const flag = (label: string, options: Options = {}) =>
  z
    .boolean()
    .default(false)
    .meta(meta('flag', label, help(options)));

/** One of a few values. */
export const choice = <const T extends readonly { id: string | number; name: string }[]>(
  label: string,
  options: T,
  initial: T[number]['id'],
  rest: Options = {},
) =>
  z
    .literal(options.map((option) => option.id) as T[number]['id'][])
    .default(initial as never)
    .meta(meta('choice', label, { options, ...help(rest) }));

/** Id of a record of another resource; null if unset. */
export const reference = (label: string, resource: string, options: Options = {}) =>
  z
    .uuid()
    .nullable()
    .default(null)
    .meta(meta('reference', label, { resource, ...help(options) }));

/** Id of a record of another resource, required. */
export const requiredReference = (label: string, resource: string, options: Options = {}) =>
  z.uuid('Please choose one.').meta(meta('reference', label, { resource, ...help(options) }));

/** An ordered list of parts; the server gives ids to parts without one. */
export const list = <T extends z.ZodType>(label: string, item: T, options: Options = {}) =>
  z
    .array(item)
    .max(options.max ?? 60)
    .default([])
    .meta(meta('list', label, help(options)));

export const partId = () => z.string().max(40).default('');

/** The meta of a field, looked up through defaults, nullables and optionals, which drop it. */
export function fieldMeta(schema: z.ZodType): FieldMeta | undefined {
  for (let current: z.ZodType | undefined = schema; current; current = inner(current)) {
    const own = current.meta();
    if (own && 'kind' in own) return own as FieldMeta;
  }
  return undefined;
}

/** The schema inside defaults, nullables, optionals and pre-processing. */
export function unwrapSchema(schema: z.ZodType): z.ZodType {
  const next = inner(schema);
  return next ? unwrapSchema(next) : schema;
}

function inner(schema: z.ZodType): z.ZodType | undefined {
  const definition = schema.def as { innerType?: z.ZodType; out?: z.ZodType };
  return definition.innerType ?? definition.out;
}
