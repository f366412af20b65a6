import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Card } from './Card.tsx';

test('is the element that it is asked to be', async () => {
  mount(
    <Card as="article" id="first">
      Words
    </Card>,
  );
  await expect.element(page.getByRole('article')).toHaveTextContent('Words');
  await expect.element(page.getByRole('article')).toHaveAttribute('id', 'first');
});
