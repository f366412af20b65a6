import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Heading } from './Heading.tsx';

test('keeps its level with the size of another one', async () => {
  mount(
    <>
      <Heading level={2}>Fees</Heading>
      <Heading level={2} size="h5">
        Notes
      </Heading>
    </>,
  );
  const [fees, notes] = page.getByRole('heading', { level: 2 }).elements();
  expect(notes?.textContent).toBe('Notes');
  const size = (element?: Element) => (element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0);
  expect(size(notes)).toBeLessThan(size(fees));
});
