import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Hero } from './Hero.tsx';

test('has the one h1, the facts as terms and values, and a place for a form', async () => {
  mount(
    <Hero
      seed="arts"
      title="Arts"
      facts={[{ label: 'Duration', value: '2 years', note: 'Four semesters' }]}
      aside={<form aria-label="Enquiry" />}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Arts' })).toBeVisible();
  await expect.element(page.getByRole('term')).toHaveTextContent('Duration');
  await expect.element(page.getByRole('definition')).toHaveTextContent('2 yearsFour semesters');
  await expect.element(page.getByRole('form', { name: 'Enquiry' })).toBeInTheDocument();
});

test('nothing is wider than a screen of 320 px', async () => {
  await page.viewport(320, 700);
  mount(
    <Hero
      seed="arts"
      title="Interdisciplinary Telecommunication"
      actions={<button type="button">Download the whole brochure</button>}
    />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1280, 800);
});

test('a picture takes the place of the lattice', async () => {
  const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A reading room' };
  const { container } = mount(<Hero seed="arts" title="Arts" picture={picture} />);
  await expect.element(page.getByRole('img', { name: 'A reading room' })).toBeInTheDocument();
  expect(container.querySelector('pattern')).toBeNull();
});
