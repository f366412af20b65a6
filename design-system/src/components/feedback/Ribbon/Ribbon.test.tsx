import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Ribbon } from './Ribbon.tsx';

test('is read aloud under its name, and is not printed', async () => {
  mount(<Ribbon label="Demonstration">The university is fictional.</Ribbon>);
  const ribbon = page.getByRole('complementary', { name: 'Demonstration' });
  await expect.element(ribbon).toHaveTextContent('The university is fictional.');
  await expect.element(ribbon).toHaveAttribute('data-print', 'no');
});
