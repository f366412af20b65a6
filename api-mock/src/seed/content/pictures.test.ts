import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { unwrapSchema, fieldMeta, resources } from '@prospectus/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { seed } from './index.ts';
import { offered, picture, type PictureName, pictures } from './pictures.ts';

/** Paths of a schema's picture fields; items of a list are `[]`. */
function pictureFields(schema: z.ZodType, path: string): string[] {
  const meta = fieldMeta(schema);
  if (meta?.kind === 'image') return meta.accept === 'pdf' ? [] : [path];
  const inside = unwrapSchema(schema);
  if (inside instanceof z.ZodArray) return pictureFields(inside.element as z.ZodType, `${path}[]`);
  if (!(inside instanceof z.ZodObject)) return [];
  const shape = inside.shape as Record<string, z.ZodType>;
  return Object.entries(shape).flatMap(([name, field]) => pictureFields(field, `${path}.${name}`));
}

/** What records hold at such a path. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  const list = step.endsWith('[]');
  const child = (value as Record<string, unknown> | undefined)?.[step.replace('[]', '')];
  if (!list) return valuesAt(child, rest);
  return Array.isArray(child) ? child.flatMap((item) => valuesAt(item, rest)) : [];
}

const fields = Object.entries(resources)
  .filter(([name]) => name in seed)
  .flatMap(([name, { schema }]) => pictureFields(schema, name));

const KNOWN = new Map(Object.keys(pictures).map((name) => [picture(name as PictureName), name]));

describe('ADMIN-38 every picture field has a picture in the seed', () => {
  test('the fields are found', () => {
    expect(fields.length).toBeGreaterThanOrEqual(26);
    expect(fields).toEqual(
      expect.arrayContaining(['blogs.image', 'program.images[].image', 'program.video.thumbnail']),
    );
  });

  test.each(fields)('%s', (field) => {
    const [resource = '', ...path] = field.split('.');
    const rows = seed[resource as keyof typeof seed];
    const filled = rows.flatMap((row) => valuesAt(row, path)).filter(Boolean);
    expect(filled.length).toBeGreaterThan(0);
    for (const id of filled) expect(KNOWN.has(id as string), `${String(id)} is no picture of the seed`).toBe(true);
  });
});

describe('the pictures of the seed', () => {
  const folder = join(import.meta.dirname, '../pictures');

  test('each has a file, and each file its words', async () => {
    const files = (await readdir(join(folder, 'files'))).map((file) => file.replace(/\.webp$/, ''));
    expect(files.sort()).toEqual([...Object.keys(pictures), ...Object.keys(offered)].sort());
  });

  test('each is named by a record', () => {
    const text = JSON.stringify(seed);
    expect([...KNOWN].filter(([id]) => !text.includes(id)).map(([, name]) => name)).toEqual([]);
  });

  test('those offered to staff are no picture that a record shows', () => {
    expect(Object.keys(offered).filter((name) => name in pictures)).toEqual([]);
    expect(Object.values(offered).filter((words) => words.length < 20)).toEqual([]);
  });

  test('everyone who speaks or is presented has a portrait of their own', () => {
    const images = [...seed.testimonials, ...seed.alumni, ...seed['vc-message']].map(({ image }) => image);
    expect(images.every(Boolean)).toBe(true);
    expect(new Set(images).size).toBe(images.length);
  });

  test('each sign of recognition has a seal of its own', () => {
    const badges = seed.accreditations.map(({ badge }) => badge);
    expect(badges).toHaveLength(3);
    expect(new Set(badges)).toEqual(new Set([picture('badge-aicte'), picture('badge-naac'), picture('badge-ugc')]));
  });

  test('each programme has a picture of its own on its card', () => {
    const covers = seed.program.map(({ program_thumbnail }) => program_thumbnail);
    expect(covers.every(Boolean)).toBe(true);
    expect(new Set(covers).size).toBe(covers.length);
  });
});
