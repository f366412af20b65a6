import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { unwrapSchema, FIELD_KINDS, fieldMeta } from '../core/fields.ts';
import { can, PERMISSIONS } from '../permissions.ts';
import { resources } from './index.ts';
import { type Resource, VERBS } from './resource.ts';

/** Every field of a schema, parts included, by dotted path. */
function fieldsOf(schema: z.ZodObject, path = ''): [string, z.ZodType][] {
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const own: [string, z.ZodType][] = [[`${path}${name}`, field]];
    const under = unwrapSchema(field);
    const part = under instanceof z.ZodArray ? unwrapSchema(under.element as z.ZodType) : under;
    return part instanceof z.ZodObject ? [...own, ...fieldsOf(part, `${path}${name}.`)] : own;
  });
}

// Set by the server, or holding other fields and no value of their own.
const WITHOUT_META = /(^|\.)(id|created_at|installment|emiInterestRate)$/;

describe.each(Object.values<Resource>(resources))('$name', (resource) => {
  test('every field says its kind and label, through defaults and nullables', () => {
    for (const [path, field] of fieldsOf(resource.schema)) {
      if (WITHOUT_META.test(path)) continue;
      const meta = fieldMeta(field);
      expect([path, FIELD_KINDS.includes(meta?.kind ?? ('none' as never)), Boolean(meta?.label)]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });

  test('what it searches, filters, sorts and is named by are fields of its own', () => {
    const names = [
      resource.titleField,
      ...resource.search,
      ...resource.filters,
      ...resource.sorts,
      resource.slug?.field,
      resource.slug?.parent,
    ];
    expect(names.filter((name) => name && !(name in resource.schema.shape))).toEqual([]);
  });

  test('references name resources, choices have options, their default among them', () => {
    const fields = fieldsOf(resource.schema).map(([path, field]) => ({ path, field, meta: fieldMeta(field) }));
    const strangers = fields.filter(({ meta }) => meta?.kind === 'reference' && !((meta.resource ?? '') in resources));
    const homeless = fields.filter(
      ({ meta, field }) => meta?.kind === 'choice' && !meta.options?.some(({ id }) => id === field.parse(undefined)),
    );
    expect([...strangers, ...homeless].map(({ path }) => path)).toEqual([]);
  });
});

test('text that the database cannot store is refused', () => {
  for (const question of ['a\0b', 'a\ud800']) expect(resources.faqs.schema.safeParse({ question }).success).toBe(false);
  expect(resources.faqs.schema.safeParse({ question: 'हिन्दी 🎓?' }).success).toBe(true);
});

test('ENT-12 money is whole rupees, never below zero', () => {
  const { fee_plans } = resources.program.schema.shape;
  const fee = (totalAmount: unknown) => fee_plans.safeParse([{ title: 'Lumpsum', totalAmount }]).success;
  expect([32_848, 0, -1, 10.5, '32848', Number.NaN].map(fee)).toEqual([true, true, false, false, false, false]);
});

test.each([
  ['university-info', 'name about logo facebook instagram youtube phone address'],
  ['accreditations', 'title badge alt_acc_img_name'],
  ['head-counts', 'title value icon'],
  ['career', 'title description icon'],
  ['alumni', 'name company designation image'],
  ['vc-message', 'name designation message image'],
  ['metadata', 'page slug title description og:image'],
  ['landing-pages', 'slug landing_page_type title images'],
  ['blogs', 'slug title summary content image author date'],
] as const)('ENT-27 %s have the fields decided for them: %s', (name, fields) => {
  expect(Object.keys(resources[name].schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

describe('ROLE-06 permissions', () => {
  test('every resource and verb has its roles, and what is not named is refused', () => {
    for (const resource of Object.values<Resource>(resources)) {
      for (const verb of VERBS) {
        expect(can(null, verb, resource.name)).toBe(false);
        expect(can(ROLE.ADMIN, verb, resource.name)).toBe(resource.access[verb]?.includes(ROLE.ADMIN) ?? false);
      }
    }
    expect(can(ROLE.ADMIN, 'list', 'no-such-thing')).toBe(false);
    expect(can(ROLE.ADMIN, 'create', 'leads')).toBe(false);
  });

  test('ROLE-05 EVENT_CREATER is named for live lectures, what they are planned with, and undoing their import, alone', () => {
    const subjects = Object.keys(PERMISSIONS).filter((subject) =>
      VERBS.some((verb) => can(ROLE.EVENT_CREATER, verb, subject)),
    );
    expect(subjects).toEqual(['live-lectures', 'batches', 'holidays', 'imports']);
  });

  test('COUNSELLOR is named for leads alone: to list, read and update own and unassigned ones', () => {
    const granted = Object.keys(PERMISSIONS).flatMap((subject) =>
      VERBS.filter((verb) => can(ROLE.COUNSELLOR, verb, subject)).map((verb) => `${verb} ${subject}`),
    );
    expect(granted.filter((one) => !one.endsWith(' leads/views'))).toEqual([
      'list leads',
      'read leads',
      'update leads',
    ]);
    for (const verb of ['read', 'update'] as const) {
      const mayWork = (role: 2 | 4, owner: string | null) => can(role, verb, 'leads', { owner }, 'me');
      expect([mayWork(4, 'me'), mayWork(4, null), mayWork(4, 'other'), mayWork(2, 'other')]).toEqual([
        true,
        true,
        false,
        true,
      ]);
      expect(can(ROLE.COUNSELLOR, verb, 'leads', {}), 'a record of which the owner is not known').toBe(false);
    }
  });

  test('a saved view is changed by its owner alone; what is shared is read by all and removed by an ADMIN', () => {
    const may = (role: 2 | 4, verb: (typeof VERBS)[number], view: object) => can(role, verb, 'leads/views', view, 'me');
    for (const role of [ROLE.ADMIN, ROLE.COUNSELLOR] as const) {
      for (const verb of ['read', 'update', 'delete'] as const)
        expect(may(role, verb, { owner: 'me', shared: false })).toBe(true);
      expect(may(role, 'read', { owner: 'other', shared: true })).toBe(true);
      expect(may(role, 'read', { owner: 'other', shared: false })).toBe(false);
      expect(may(role, 'update', { owner: 'other', shared: true })).toBe(false);
      expect(may(role, 'delete', { owner: 'other', shared: true })).toBe(role === ROLE.ADMIN);
      expect(may(role, 'delete', { owner: 'other', shared: false })).toBe(false);
    }
    expect(can(ROLE.EVENT_CREATER, 'list', 'leads/views')).toBe(false);
  });
});

test('PAGE-03 the batch text is a default that staff may change', () => {
  expect(resources.program.schema.parse({ slug: 'a', display_name: 'A' }).batch_text).toBe(
    'Admissions Open for 2025 Batch',
  );
});

test('a list can be filtered by the group that its records are put in order within', () => {
  const grouped = Object.values<Resource>(resources).filter(({ orderedWithin }) => orderedWithin !== undefined);
  expect(grouped.length).toBeGreaterThan(5);
  expect(
    grouped.filter(({ filters, orderedWithin }) => !filters.includes(orderedWithin ?? '')).map(({ name }) => name),
  ).toEqual([]);
});
