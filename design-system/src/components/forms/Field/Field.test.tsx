import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Field } from './Field.tsx';

test('labels and describes a control of one’s own', async () => {
  mount(
    <Field id="start" label="Starts on" error="This date is in the past." describedBy="zone">
      {(control) => (
        <>
          <input type="date" {...control} />
          <span id="zone">Indian time</span>
        </>
      )}
    </Field>,
  );
  const field = page.getByLabelText('Starts on');
  await expect.element(field).toHaveAttribute('id', 'start');
  await expect.element(field).toHaveAccessibleDescription('This date is in the past. Indian time');
});

test('two fields without an id do not share one', () => {
  const { container } = mount(
    <>
      <Field label="From">{(control) => <input {...control} />}</Field>
      <Field label="To">{(control) => <input {...control} />}</Field>
    </>,
  );
  const [from, to] = container.querySelectorAll('input');
  expect(from?.id).not.toBe(to?.id);
});

test('a plain control looks like the others, one with a class keeps its own look', () => {
  const { container } = mount(
    <>
      <Field label="From">{(control) => <input {...control} />}</Field>
      <Field label="To">{(control) => <input className="own" {...control} />}</Field>
    </>,
  );
  const heights = [...container.querySelectorAll('input')].map((input) => input.getBoundingClientRect().height);
  expect(heights[0]).toBeGreaterThanOrEqual(48);
  expect(heights[1]).toBeLessThan(48);
});
