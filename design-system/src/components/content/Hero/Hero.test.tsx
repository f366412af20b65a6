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

test.each([
  [390, 390, 220],
  [768, 300, 300],
  [1280, 460, 460],
])('at %i px a drawing is %i px wide and %i px high, and nothing covers it', async (width, wide, high) => {
  await page.viewport(width, 900);
  const { container } = mount(
    <Hero
      seed="arts"
      title="Diploma in Artificial Intelligence and Machine Learning"
      eyebrow="Diploma"
      lead="One year."
      drawing={{ content: <svg viewBox="0 0 1 1" style={{ display: 'block' }} />, caption: '2 semesters' }}
      aside={<form aria-label="Enquiry" />}
    />,
  );
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const box = boxOf('.drawing');
  expect([Math.round(box.width), Math.round(box.height), box.left >= 0, box.right <= width]).toEqual([
    wide,
    high,
    true,
    true,
  ]);
  for (const other of ['h1', '.eyebrow', '.lead', 'figcaption', '.aside']) {
    const { left, right, top, bottom } = boxOf(other);
    expect(right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom, other).toBe(true);
  }
  expect(container.querySelector('pattern')).toBeNull();
  await page.viewport(1280, 800);
});

test.each([
  ['instead', [1, 0]],
  ['all', [1, 1]],
] as const)(
  'aside on %s: wide screens have it in place of the actions, phones the actions',
  async (asideOn, onPhones) => {
    mount(
      <Hero
        seed="arts"
        title="Arts"
        actions={<button type="button">Ask us</button>}
        asideOn={asideOn}
        aside={<form aria-label="Enquiry" />}
      />,
    );
    const shown = () => [
      page.getByRole('button', { name: 'Ask us' }).elements().length,
      page.getByRole('form', { name: 'Enquiry' }).elements().length,
    ];
    await page.viewport(390, 800);
    expect(shown()).toEqual(onPhones);
    await page.viewport(1280, 800);
    expect(shown()).toEqual([0, 1]);
  },
);

test('a picture takes the place of the lattice', async () => {
  const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A reading room' };
  const { container } = mount(<Hero seed="arts" title="Arts" picture={picture} />);
  await expect.element(page.getByRole('img', { name: 'A reading room' })).toBeInTheDocument();
  expect(container.querySelector('pattern')).toBeNull();
});

test.each([320, 390, 768, 1280])('at %i px a window is next to the title and not over text', async (width) => {
  await page.viewport(width, 900);
  const { container } = mount(
    <Hero
      seed="arts"
      title="Programmes: degrees, diplomas and certificates"
      eyebrow="Home"
      lead="All of them."
      facts={[{ label: 'Call us', value: '1800 000 0108' }]}
      actions={<button type="button">Ask us</button>}
      window={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A reader', width: 480, height: 624 }}
    />,
  );
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [seen, title] = [boxOf('.window img'), boxOf('h1')];
  expect([seen.width >= 96, seen.right <= width, title.right <= seen.left]).toEqual([true, true, true]);
  expect(seen.top < title.bottom && seen.bottom > title.top).toBe(true);
  for (const other of ['.eyebrow', '.lead', 'dl', '.actions']) {
    const { right, top, bottom } = boxOf(other);
    expect(right <= seen.left || bottom <= seen.top || top >= seen.bottom, other).toBe(true);
  }
  expect(document.documentElement.scrollWidth).toBe(width);
  await page.viewport(1280, 800);
});

test('at 390 px the title comes before the caption of the drawing, and three actions are in one row', async () => {
  await page.viewport(390, 844);
  const { container } = mount(
    <Hero
      seed="arts"
      title="Arts"
      drawing={{ content: <svg viewBox="0 0 1 1" />, caption: '2 semesters' }}
      actions={['Join a class', 'How classes work', 'Report a problem'].map((label) => (
        // A fixed width: installed fonts differ from machine to machine.
        <button key={label} type="button" style={{ width: 100 }}>
          {label}
        </button>
      ))}
    />,
  );
  const topOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().top ?? 0;
  expect(topOf('figcaption')).toBeGreaterThan(topOf('h1'));
  const tops = page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await page.viewport(1280, 800);
});

const boxIn = (container: Element, selector: string) =>
  container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

test('without a form the drawing is next to the facts and actions too on wide screens, its caption below it', async () => {
  await page.viewport(1280, 900);
  const { container } = mount(
    <Hero
      seed="arts"
      title="Arts"
      eyebrow="Degree"
      lead="One year."
      facts={['Duration', 'Fee', 'Mode', 'Start'].map((label) => ({ label, value: 'One' }))}
      actions={<button type="button">Ask us</button>}
      drawing={{ content: <svg viewBox="0 0 1 1" style={{ display: 'block' }} />, caption: '2 semesters' }}
    />,
  );
  const [drawing, caption] = [boxIn(container, '.drawing'), boxIn(container, 'figcaption')];
  for (const words of ['h1', '.lead', 'dl', '.actions'])
    expect(boxIn(container, words).right, words).toBeLessThanOrEqual(drawing.left);
  expect(boxIn(container, 'dl').top, 'no hole before the facts').toBeLessThan(drawing.bottom);
  expect(caption.top).toBeGreaterThanOrEqual(drawing.bottom);
  expect(caption.left).toBeGreaterThanOrEqual(drawing.left);
});

test('on a tablet a window is next to the whole text, which starts at the top', async () => {
  await page.viewport(768, 900);
  const { container } = mount(
    <Hero seed="arts" title="Contact us" lead="Our helpline." window={{ src: 'data:,', alt: '' }} />,
  );
  const [frame, title, lead] = ['.window', 'h1', '.lead'].map((selector) => boxIn(container, selector));
  expect(lead?.right).toBeLessThanOrEqual(frame?.left ?? 0);
  expect(lead?.bottom, 'words do not wait below it').toBeLessThan(frame?.bottom ?? 0);
  expect((lead?.top ?? 0) - (title?.bottom ?? 0), 'title and lead keep together').toBeLessThan(40);
  await page.viewport(1280, 800);
});
