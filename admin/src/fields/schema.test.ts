import { FIELD_KINDS, type Resource, resources } from '@prospectus/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { elementOf, initialValue, fieldsOf, isPart, newPart } from './schema.ts';

const all = Object.values<Resource>(resources);

/** Every field of a schema, those of its parts included. */
function allFields(schema: z.ZodType): { name: string; kind: string }[] {
  return fieldsOf(schema).flatMap(({ name, schema: field, meta }) => {
    const element = elementOf(field);
    return [{ name, kind: meta.kind }, ...(element && isPart(element) ? allFields(element) : [])];
  });
}

test.each(all)('every field of $name has a kind in the contract, so that forms show it', ({ schema }) => {
  expect(fieldsOf(schema).map(({ name }) => name)).toEqual(Object.keys(schema.shape));
  for (const { kind } of allFields(schema)) expect(FIELD_KINDS).toContain(kind);
});

test('ADMIN-33 an EMI option of a fee plan lists the fields of its instalment', () => {
  const plan = elementOf(resources.program.schema.shape.fee_plans);
  const emi = plan && fieldsOf(plan).find(({ name }) => name === 'emiOptions');
  const option = emi && elementOf(emi.schema);
  expect(option && fieldsOf(option).map(({ name }) => name)).toEqual([
    'emiOption',
    'installment.emiDownPayment',
    'installment.emiDuration',
    'installment.emiInterestRate',
    'installment.emiProcessingFee',
    'installment.emiMonthlyPayment',
    'installment.emiTotalPayment',
  ]);
});

test.each(all)(
  'a new record of $name has the contract’s defaults, and only its required fields are invalid',
  ({ schema, titleField }) => {
    const parsed = schema.safeParse(initialValue(schema));
    expect(parsed.success).toBe(false);
    const wrong = parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(wrong).toContain(titleField);
    const shape = schema.shape as Record<string, z.ZodType>;
    for (const name of wrong) expect(shape[name]?.safeParse(undefined).success).toBe(false);
  },
);

test('a new part has an id of its own and is valid once its title is filled in', () => {
  const plan = elementOf(resources.program.schema.shape.fee_plans) as z.ZodType;
  const [one, other] = [newPart(plan), newPart(plan)];
  expect(one['id']).not.toBe(other['id']);
  expect(plan.safeParse({ ...one, title: 'Lumpsum' }).success).toBe(true);
  const subject = z.object({ subject_name: z.string() });
  expect(newPart(subject)).toEqual({ subject_name: '' });
});
