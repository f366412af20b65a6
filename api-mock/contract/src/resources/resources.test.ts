import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { ROLE } from '../core/constants.ts';
import { fieldMeta, unwrapSchema } from '../core/fields.ts';
import { can, PERMISSIONS } from '../permissions.ts';
import { resources } from './index.ts';
import { type Resource, VERBS } from './resource.ts';

/** Every field of a schema, parts included, by dotted path. */
function fieldsOf(schema: z.ZodObject, path = ''): [string, z.ZodType][] {
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const own: [string, z.ZodType][] = [[`${path}${name}`, field]];
    const inner = unwrapSchema(field);
    const part = inner instanceof z.ZodArray ? unwrapSchema(inner.element as z.ZodType) : inner;
    return part instanceof z.ZodObject ? [...own, ...fieldsOf(part, `${path}${name}.`)] : own;
  });
}

// Set by the server, or groups of other fields.
const WITHOUT_META = /(^|\.)(id|created_at|installment|emiInterestRate)$/;

describe.each(Object.values<Resource>(resources))('$name', (resource) => {
  test('every field has a kind and a label, also through defaults and nullables', () => {
    for (const [path, field] of fieldsOf(resource.schema)) {
      if (WITHOUT_META.test(path)) continue;
      expect(fieldMeta(field), path).toEqual(
        expect.objectContaining({ kind: expect.any(String), label: expect.any(String) }),
      );
    }
  });

  test('its title, search, filter, sort and slug fields exist', () => {
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
    const unknownReferences = fields.filter(
      ({ meta }) => meta?.kind === 'reference' && !((meta.resource ?? '') in resources),
    );
    const invalidDefaults = fields.filter(
      ({ meta, field }) => meta?.kind === 'choice' && !meta.options?.some(({ id }) => id === field.parse(undefined)),
    );
    expect([...unknownReferences, ...invalidDefaults].map(({ path }) => path)).toEqual([]);
  });
});

test('text that the database cannot store is refused', () => {
  for (const question of ['a\0b', 'a\ud800']) expect(resources.faqs.schema.safeParse({ question }).success).toBe(false);
  expect(resources.faqs.schema.safeParse({ question: 'हिन्दी 🎓?' }).success).toBe(true);
});

test('an icon of a link is a name or a picture of this site or of an https address', () => {
  const accepts = (icon1: string) => resources['auxiliary-pages'].schema.shape.icon1.safeParse(icon1).success;
  expect(
    ['', 'laptop', 'arrow-right', '/media/a.png', 'https://a.example/b.png'].filter((icon) => !accepts(icon)),
  ).toEqual([]);
  expect(['http://a.example/', '//a.example/', 'javascript:alert(1)', '<b>', '/\\a.example/'].filter(accepts)).toEqual(
    [],
  );
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
] as const)('ENT-27 %s have the fields %s', (name, fields) => {
  expect(Object.keys(resources[name].schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

describe('ROLE-06 permissions', () => {
  test('every verb of a subject is allowed for its roles alone, and a record can only restrict them', () => {
    for (const [subject, access] of Object.entries(PERMISSIONS))
      for (const verb of VERBS)
        for (const role of [null, ...Object.values(ROLE)]) {
          const allowed = role !== null && (access[verb]?.includes(role) ?? false);
          expect([subject, verb, role, can(role, verb, subject)]).toEqual([subject, verb, role, allowed]);
          if (!allowed) expect(can(role, verb, subject, { id: '1' })).toBe(false);
        }
    expect(can(ROLE.ADMIN, 'list', 'no-such-subject')).toBe(false);
    expect(can(ROLE.ADMIN, 'create', 'leads')).toBe(false);
  });

  test('ROLE-05 EVENT_CREATER may work on lectures, batches, holidays and their imports alone', () => {
    const subjects = Object.keys(PERMISSIONS).filter((subject) =>
      VERBS.some((verb) => can(ROLE.EVENT_CREATER, verb, subject)),
    );
    expect(subjects).toEqual(['live-lectures', 'batches', 'holidays', 'imports']);
  });

  test('COUNSELLOR may list, read and update own and unassigned leads alone', () => {
    const allowed = Object.keys(PERMISSIONS).flatMap((subject) =>
      VERBS.filter((verb) => can(ROLE.COUNSELLOR, verb, subject)).map((verb) => `${verb} ${subject}`),
    );
    expect(allowed.filter((permission) => !permission.endsWith(' leads/views'))).toEqual([
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
      expect(can(ROLE.COUNSELLOR, verb, 'leads', {}), 'a record without an owner field').toBe(false);
    }
  });

  test('a saved view is changed by its owner alone; everyone reads a shared one, and an ADMIN deletes it', () => {
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
