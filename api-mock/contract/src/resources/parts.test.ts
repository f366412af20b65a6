import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { calls } from '../calls/index.ts';
import { ROLE } from '../core/constants.ts';
import { unwrapSchema } from '../core/fields.ts';
import { can } from '../permissions.ts';
import { partMeta, type PartResource, parts } from './parts.ts';
import { program } from './program.ts';

const PARTS = Object.values<PartResource>(parts);
const fieldsOf = (part: PartResource): string[] => {
  if ('list' in part) return [part.list];
  return part.of ? [part.of] : Object.keys(part.schema.shape);
};

describe('ADMIN-27 the parts of a programme', () => {
  test('every field of a programme is in one part', () => {
    expect(PARTS.flatMap(fieldsOf).toSorted()).toEqual(Object.keys(program.schema.shape).toSorted());
  });

  test.each(PARTS)('$name has the programme’s fields, and its title field is one of them', (part) => {
    expect(Object.keys(part.schema.shape)).toContain(part.titleField);
    for (const name of Object.keys(part.schema.shape)) expect([name, name in partMeta.shape]).toEqual([name, false]);
    const field = 'list' in part ? part.list : part.of;
    if (field === undefined) return;
    const schema = unwrapSchema(program.schema.shape[field]) as z.ZodArray<z.ZodObject> | z.ZodObject;
    const { id: _, ...item } = ('element' in schema ? schema.element : schema).shape;
    expect(item).toEqual(part.schema.shape);
  });

  test.each(PARTS)('$name is published with its programme, and ordered if it is a list', ({ name, ...part }) => {
    expect(can(ROLE.ADMIN, 'publish', name)).toBe(false);
    expect(can(ROLE.ADMIN, 'reorder', name)).toBe('list' in part);
    for (const verb of ['list', 'read', 'create', 'update', 'delete'] as const) {
      expect([verb, can(ROLE.ADMIN, verb, name)]).toEqual([verb, true]);
      expect([verb, can(ROLE.EVENT_CREATER, verb, name)]).toEqual([verb, false]);
    }
  });
});

test('ADMIN has the permission of every call of the console', () => {
  const refused = Object.entries(calls).filter(
    ([, { access }]) => typeof access === 'object' && !can(ROLE.ADMIN, access.verb, access.subject),
  );
  expect(refused).toEqual([]);
});
