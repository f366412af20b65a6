import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const { CORPORA_DIR } = process.env;
const FOLDER = CORPORA_DIR ?? join(import.meta.dirname, 'sample');

/** Whether the whole collections are read, rather than the small part in this folder. */
export const isWhole = CORPORA_DIR !== undefined;

const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')));

const strings = z.array(z.string());

export const scriptInjections = () => read('xss', z.array(z.object({ id: z.string(), payload: z.string() })));
export const hostileStrings = () => read('naughty-strings', strings);
export const hostileHtml = () => read('html5lib-tokenizer', z.array(z.object({ input: z.string() })));

/** Raw request bodies: what a JSON parser must refuse, and what it may or must take. */
export const hostileJsonBodies = () =>
  read(
    'json-bodies',
    z.array(
      z.object({
        name: z.string(),
        expect: z.enum(['accept', 'reject', 'either']),
        bytes: z.number(),
        b64: z.string().optional(),
        b64_unit: z.string().optional(),
      }),
    ),
  ).map(({ name, expect, bytes, b64, b64_unit = '' }) => ({
    name,
    expect,
    // The largest are described by the unit they repeat.
    body:
      b64 === undefined
        ? Buffer.concat(Array.from({ length: Math.ceil(bytes / 8) }, () => Buffer.from(b64_unit, 'base64'))).subarray(
            0,
            bytes,
          )
        : Buffer.from(b64, 'base64'),
  }));

/** Addresses with what the WHATWG parser makes of them. */
export const hostileUrls = () =>
  read(
    'wpt-urltestdata',
    z.array(
      z.union([
        z.object({
          input: z.string(),
          base: z.string().nullish(),
          failure: z.boolean().optional(),
          href: z.string().optional(),
        }),
        z.string(),
      ]),
    ),
  ).filter((row) => typeof row !== 'string');

export const hostilePaths = () =>
  read(
    'paths-and-filenames',
    z.object({ traversal: strings, hostile_filenames: strings, crlf: strings, hpp: strings }),
  );

export const hostileFormFields = () =>
  read(
    'form-fields',
    z.object({
      emails: z.array(z.object({ address: z.string(), category: z.string() })),
      indian_mobile_prefixes: z.array(z.object({ prefix: z.string() })),
      sqli: strings,
      csv_injection: strings,
      prototype_pollution: strings,
      common_passwords_top10000: strings,
    }),
  );

/** Addresses that lead a server to its own network, or a visitor to another site. */
export function hostileAddresses(): string[] {
  const { ssrf_urls, open_redirect } = read(
    'ssrf-and-redirect',
    z.object({ ssrf_urls: strings, open_redirect: strings }),
  );
  return [...ssrf_urls, ...open_redirect];
}

/** Every text of every collection that a field of a form may meet. */
export function allHostileTexts(): string[] {
  const { traversal, hostile_filenames, crlf, hpp } = hostilePaths();
  const { emails, sqli, csv_injection, prototype_pollution } = hostileFormFields();
  return [
    ...scriptInjections().map(({ payload }) => payload),
    ...hostileStrings(),
    ...[...sqli, ...csv_injection, ...prototype_pollution],
    ...emails.map(({ address }) => address),
    ...[...traversal, ...hostile_filenames, ...crlf, ...hpp],
    ...hostileAddresses(),
    ...hostileUrls().map(({ input }) => input),
    ...hostileHtml().map(({ input }) => input),
  ];
}
