import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Card } from './Card.tsx';

test('is the element of `as`, with its attributes', async () => {
  mount(
    <Card as="section" aria-label="First" id="first">
      Words
    </Card>,
  );
  await expect.element(page.getByRole('region', { name: 'First' })).toHaveTextContent('Words');
  await expect.element(page.getByRole('region', { name: 'First' })).toHaveAttribute('id', 'first');
});
