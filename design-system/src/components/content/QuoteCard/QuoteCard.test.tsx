import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { QuoteCard } from './QuoteCard.tsx';

test('shows the quotation and its person; initials replace a missing portrait', async () => {
  const { container } = mount(<QuoteCard quote="It was worth it." name="Asha Menon" designation="Analyst" />);
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('It was worth it.');
  expect(container.querySelector('figcaption')?.textContent).toBe('AMAsha MenonAnalyst');
});

test('shows the portrait when there is one', async () => {
  mount(
    <QuoteCard
      quote="Yes."
      name="आशा मेनन"
      image={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'Drawn portrait' }}
    />,
  );
  await expect.element(page.getByRole('img', { name: 'Drawn portrait' })).toBeInTheDocument();
});
