import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { SkipLink } from './SkipLink.tsx';

test('is out of sight until the keyboard reaches it', async () => {
  mount(
    <>
      <SkipLink href="#content" />
      <p tabIndex={-1} id="content">
        Content
      </p>
    </>,
  );
  const link = page.getByRole('link', { name: 'Skip to the main content' });
  const top = () => link.element().getBoundingClientRect().bottom;
  expect(top()).toBeLessThan(0);
  await userEvent.click(page.getByText('Content'));
  await userEvent.tab({ shift: true });
  await expect.poll(top).toBeGreaterThan(40);
  await expect.element(link).toHaveAttribute('href', '#content');
});
