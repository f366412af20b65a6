import { FIELD_KINDS, type FieldKind } from '@prospectus/contract';
import { CoreAdminContext, Form, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';

import { FieldValue } from '../fields/FieldValue.tsx';
import { connect } from '../testing/mount-console.tsx';
import { FieldInput } from './FieldInput.tsx';
import { kindInputs } from './kind-inputs.tsx';
import { KindInputsContext } from './kind-input.ts';

/** A value of every kind, its schema, and how its input is found by role. */
const FIELDS: Record<
  FieldKind,
  { schema: z.ZodType; value: unknown; find: (label: string) => ReturnType<typeof page.getByRole> }
> = {
  text: { schema: z.string(), value: 'A line', find: (name) => page.getByRole('textbox', { name }) },
  longText: { schema: z.string(), value: 'Some lines', find: (name) => page.getByRole('textbox', { name }) },
  richText: { schema: z.string(), value: '<p>Formatted</p>', find: (name) => page.getByRole('textbox', { name }) },
  image: { schema: z.string(), value: '', find: (name) => page.getByRole('group', { name }) },
  link: { schema: z.string(), value: '/online-ma', find: (name) => page.getByRole('group', { name }) },
  money: { schema: z.int(), value: 32_848, find: (name) => page.getByRole('textbox', { name }) },
  number: { schema: z.int().nullable(), value: 4, find: (name) => page.getByRole('textbox', { name }) },
  flag: { schema: z.boolean(), value: true, find: (name) => page.getByRole('switch', { name }) },
  choice: { schema: z.literal(1), value: 1, find: (name) => page.getByRole('combobox', { name }) },
  reference: { schema: z.uuid().nullable(), value: null, find: (name) => page.getByRole('combobox', { name }) },
  list: {
    schema: z.array(z.object({ id: z.string(), title: z.string().meta({ kind: 'text', label: 'Title' }) })),
    value: [],
    find: (name) => page.getByRole('group', { name }),
  },
};

test.each(FIELD_KINDS)('a field of kind %s has an input with its label, and a cell for lists', async (kind) => {
  const { dataProvider } = await connect('admin');
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const { schema, value, find } = FIELDS[kind];
  const meta = { kind, label: `The ${kind}`, resource: 'program', options: [{ id: 1, name: 'One' }] };
  root.render(
    <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
      <KindInputsContext value={kindInputs}>
        <Form record={{ id: 1, it: value }}>
          <FieldInput source="it" schema={schema} meta={meta} />
          <output>
            <FieldValue short value={value} meta={meta} />
          </output>
        </Form>
      </KindInputsContext>
    </CoreAdminContext>,
  );
  await expect.element(find(`The ${kind}`).first()).toBeVisible();
  if (kind === 'money') await expect.element(find('The money')).toHaveValue('₹32,848');
  if (value !== '') expect(host.querySelector('output')?.textContent).not.toBe('');
  root.unmount();
  host.remove();
});
