import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { FactCard } from './FactCard.tsx';

test('facts are listed by name; the source is hidden until it is opened', async () => {
  mount(<FactCard title="Course" facts={[{ name: 'name', value: 'MBA' }]} source={{ label: 'As JSON', text: '{}' }} />);
  await expect.element(page.getByRole('term')).toHaveTextContent('name');
  await expect.element(page.getByRole('definition')).toHaveTextContent('MBA');
  await expect.element(page.getByText('{}')).not.toBeVisible();
  await page.getByText('As JSON').click();
  await expect.element(page.getByText('{}')).toBeVisible();
});

test('keys open the source and reach it', async () => {
  mount(<FactCard title="Course" facts={[{ name: 'name', value: 'MBA' }]} source={{ label: 'As JSON', text: '{}' }} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('{}')).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('{}');
});
