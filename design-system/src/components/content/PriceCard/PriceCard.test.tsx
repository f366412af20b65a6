import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { PriceCard } from './PriceCard.tsx';

test('shows the amount, what it is made of and that it is popular', async () => {
  mount(
    <PriceCard
      title="Annual"
      amount={37000}
      period="a year"
      popular
      rows={[{ label: 'Course fee', amount: 33000 }]}
      highlights={['Saves ₹2,000']}
    />,
  );
  await expect.element(page.getByText('₹37,000')).toBeVisible();
  await expect.element(page.getByRole('term')).toHaveTextContent('Course fee');
  await expect.element(page.getByRole('definition')).toHaveTextContent('₹33,000');
  await expect.element(page.getByText('Most chosen')).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Saves ₹2,000');
});

test('is as high as what it holds beside a longer one, with its amount in the text face', () => {
  const { container } = mount(
    <ul style={{ display: 'grid', gridAutoFlow: 'column', listStyle: 'none' }}>
      <li>
        <PriceCard title="Annual" amount={134_000} />
      </li>
      <li>
        <PriceCard title="Lumpsum" amount={128_000} highlights={['One', 'Two', 'Three', 'Four', 'Five', 'Six']} />
      </li>
    </ul>,
  );
  const [short, long] = Array.from(
    container.querySelectorAll('article'),
    (card) => card.getBoundingClientRect().height,
  );
  expect(long).toBeGreaterThan((short ?? 0) + 100);
  expect(getComputedStyle(container.querySelector('.amount data') ?? container).fontFamily).toMatch(/^Inter/);
});
