import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { BadgeStrip } from './BadgeStrip.tsx';

test('lists each seal with its name; a picture is decoration unless it is described', async () => {
  mount(
    <BadgeStrip
      label="Recognised by"
      items={[{ title: 'UGC' }, { title: 'NAAC', image: 'data:,', alt: 'Seal of NAAC' }]}
    />,
  );
  await expect.element(page.getByRole('list', { name: 'Recognised by' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByRole('img', { name: 'Seal of NAAC' })).toBeInTheDocument();
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<BadgeStrip items={[]} label="Recognised by" />);
  expect(container.innerHTML).toBe('');
});
