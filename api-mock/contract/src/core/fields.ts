import { z } from 'zod';

import { RICH_TEXT } from './rich-text.ts';

/**
 * The kinds a field can be of. From the kind and the label come the console's input and column,
 * the server's cleaning, the documentation's tables and the history's comparisons.
 */
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
  /** With kind `reference`: the resource the id belongs to. */
  resource?: string;
  /** With kind `image`: the kind of file where it is no picture. */
  accept?: 'pdf';
  /** With kind `text`: what the line is, where it is no words. */
  format?: 'date' | 'time' | 'icon';
  /** With kind `choice`: labels by value, in order. */
  options?: readonly { id: string | number; name: string }[];
};

type Options = { help?: string; max?: number };
const meta = (kind: FieldKind, label: string, rest: Partial<FieldMeta> = {}): FieldMeta => ({ kind, label, ...rest });
const help = (options: Options) => (options.help === undefined ? {} : { help: options.help });
// NUL and lone surrogates cannot be stored as PostgreSQL text.
export const wellFormed = (value: string) => value.isWellFormed() && !value.includes('\0');
export const UNREADABLE_ADDRESS = 'No browser can read this address.';
export const UNREADABLE = 'This text contains characters that cannot be stored.';

const line = (max: number) => z.string().trim().max(max, `At most ${max} characters.`).refine(wellFormed, UNREADABLE);

/** One line of text; empty by default. */
export const text = (label: string, options: Options & Pick<FieldMeta, 'format'> = {}) =>
  line(options.max ?? 200)
    .default('')
    .meta(meta('text', label, { ...help(options), ...(options.format && { format: options.format }) }));

/** A day, `yyyy-MM-dd`. */
export const date = (label: string, options: Options = {}) =>
  z.iso.date('Use a date such as 2025-03-05.').meta(meta('text', label, { ...help(options), format: 'date' }));

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

// What a browser makes of an address: it drops tabs and line ends, reads a backslash as a slash, and knows what is none.
const ORIGIN = 'https://origin.invalid';
const asBrowserSees = (address: string) => (URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : undefined);
/** Whether an address is one, and stays on this origin where it begins like a path of it. */
export const isSafeAddress = (address: string): boolean => {
  const seen = asBrowserSees(address);
  return seen !== undefined && (!/^[/#]/.test(address) || seen.origin === ORIGIN);
};

const FILE = /^(|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\/[^/\\].*|https:\/\/.+)$/;

/** A picture or file: the id of an uploaded one, a path of this origin or an https address. */
export const image = (label: string, options: Options & Pick<FieldMeta, 'accept'> = {}) =>
  line(500)
    .regex(FILE, 'Choose a file, or use a path that starts with / or an https address.')
    .refine(isSafeAddress, UNREADABLE_ADDRESS)
    .default('')
    .meta(meta('image', label, { ...help(options), ...(options.accept && { accept: options.accept }) }));

/** Address a person can follow: a path or anchor of this site, http(s), mailto or tel. */
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

/** A whole number between bounds; null when unset. */
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

/** Id of a record of another resource; null when unset. */
export const reference = (label: string, resource: string, options: Options = {}) =>
  z
    .uuid()
    .nullable()
    .default(null)
    .meta(meta('reference', label, { resource, ...help(options) }));

/** Id of a record of another resource, without which there is no record. */
export const requiredReference = (label: string, resource: string, options: Options = {}) =>
  z.uuid('Please choose one.').meta(meta('reference', label, { resource, ...help(options) }));

/** An ordered list of parts. Parts have a stable `id`, given by the server where it is missing. */
export const list = <T extends z.ZodType>(label: string, item: T, options: Options = {}) =>
  z
    .array(item)
    .max(options.max ?? 60)
    .default([])
    .meta(meta('list', label, help(options)));

/** Id of a part of a record. The server gives one to a part that comes without. */
export const partId = () => z.string().max(40).default('');

/** Reads the meta of a field through defaults, nullables and optionals, which drop it. */
export function fieldMeta(schema: z.ZodType): FieldMeta | undefined {
  for (let current: z.ZodType | undefined = schema; current; current = inner(current)) {
    const found = current.meta();
    if (found && 'kind' in found) return found as FieldMeta;
  }
  return undefined;
}

/** The schema under all defaults, nullables and optionals, or the one a pre-processed value goes into. */
export function unwrapSchema(schema: z.ZodType): z.ZodType {
  const next = inner(schema);
  return next ? unwrapSchema(next) : schema;
}

function inner(schema: z.ZodType): z.ZodType | undefined {
  const definition = schema.def as { innerType?: z.ZodType; out?: z.ZodType };
  return definition.innerType ?? definition.out;
}
