import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { emulateMedia } from '../../../../tests/emulate-media.ts';
import { Sheet } from './Sheet.tsx';

const sheet = (
  <Sheet
    brand="Northwind"
    aside="Other language"
    title="Master of Arts"
    actions={<button type="button">Print</button>}
    facts={[
      { label: 'Duration', value: '2 years' },
      { label: 'Mode', value: '' },
    ]}
    parts={[{ title: 'Classes', content: <a href="https://example.org/register">example.org/register</a> }]}
  />
);

test('shows its facts and parts, and no fact without a value', async () => {
  mount(sheet);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Master of Arts');
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Classes');
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Duration']);
});

test('on paper there is nothing to click, and an address is printed once', async () => {
  mount(sheet);
  await emulateMedia({ media: 'print' });
  await expect.element(page.getByText('Print')).not.toBeVisible();
  await expect.element(page.getByText('Other language')).not.toBeVisible();
  expect(getComputedStyle(page.getByRole('link').element(), '::after').content).toBe('none');
});
