import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { Clamp } from './Clamp.tsx';

/** Height of what is in sight of the text: all but the control. */
const windowHeight = (container: HTMLElement) => {
  const box = container.querySelector('details')?.getBoundingClientRect().height ?? 0;
  return box - (container.querySelector('summary')?.getBoundingClientRect().height ?? 0);
};

test('CONST-07 shows 7.7rem of a long text; View more opens it, View less closes it', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  expect(windowHeight(container)).toBeCloseTo(7.7 * 16, 0);
  await page.getByText('View more').click();
  expect(windowHeight(container)).toBe(400);
  await page.getByText('View less').click();
  expect(windowHeight(container)).toBeCloseTo(7.7 * 16, 0);
});

test('CONST-07 a text of 96 px or less has no control', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 96 }}>Short</div>
    </Clamp>,
  );
  await expect.element(page.getByText('View more')).not.toBeVisible();
  expect(windowHeight(container)).toBe(96);
});

test('PAGE-23 a text that the folded height shows whole has no control either', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 120 }}>Nearly long</div>
    </Clamp>,
  );
  await expect.element(page.getByText('View more')).not.toBeVisible();
  expect(windowHeight(container)).toBe(120);
});

test('closed text fades out at the end of its fourth line', () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  const details = container.querySelector('details') ?? container;
  const end = /transparent ([\d.]+)px|rgba\(0, 0, 0, 0\) ([\d.]+)px/.exec(
    getComputedStyle(details, '::details-content').maskImage,
  );
  const line = Number.parseFloat(getComputedStyle(details).lineHeight);
  expect(Number(end?.[1] ?? end?.[2])).toBeCloseTo(4 * line, 0);
});

test('opens from the keyboard', async () => {
  const { container } = mount(
    <Clamp>
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.keyboard('{Enter}');
  expect(windowHeight(container)).toBe(400);
});

test('opening one closes the other of its group and leaves another group alone', () => {
  const { container } = mount(
    <>
      {['a', 'a', 'b'].map((group, at) => (
        <Clamp key={at} group={group}>
          <div style={{ height: 400 }}>Long</div>
        </Clamp>
      ))}
    </>,
  );
  const [first, second, third] = container.querySelectorAll('summary');
  const open = () => Array.from(container.querySelectorAll('details'), (one) => one.open);
  first?.click();
  third?.click();
  expect(open()).toEqual([true, false, true]);
  second?.click();
  expect(open()).toEqual([false, true, true]);
});

test('is named by its subject, so that two on a page have two names', () => {
  const { container } = mount(
    <Clamp subject="What is an MBA?">
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  expect(container.querySelector('summary')?.innerText.replaceAll(/\s+/g, ' ')).toBe('View more What is an MBA?');
});

test('a link out of sight that gets focus opens the text; one in sight does not', () => {
  const { container } = mount(
    <Clamp>
      <a href="#top">In sight</a>
      <div style={{ height: 400 }} />
      <a href="#end">Out of sight</a>
    </Clamp>,
  );
  const [top, end] = container.querySelectorAll('a');
  top?.focus();
  expect(container.querySelector('details')?.open).toBe(false);
  end?.focus();
  expect(container.querySelector('details')?.open).toBe(true);
});

test('without script it folds, opens, and folds the others of its group all the same', async () => {
  const copy = withoutScript(
    <>
      {['First', 'Second'].map((subject) => (
        <Clamp key={subject} group="reading" subject={subject}>
          <div style={{ height: 400 }}>{subject} text</div>
        </Clamp>
      ))}
    </>,
  );
  await expect.element(page.getByText('First text')).toBeVisible();
  expect(windowHeight(copy)).toBeCloseTo(7.7 * 16, 0);
  const [first, second] = copy.querySelectorAll('summary');
  first?.click();
  expect(windowHeight(copy)).toBe(400);
  second?.click();
  await expect.poll(() => windowHeight(copy)).toBeCloseTo(7.7 * 16, 0);
});

test('one for phones is folded at 390 px and whole on a wide screen', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = mount(
    <Clamp on="phones">
      <div style={{ height: 400 }}>Long</div>
    </Clamp>,
  );
  expect(container.querySelector('details')?.getBoundingClientRect().height).toBe(400);
  await page.viewport(390, 844);
  expect(windowHeight(container)).toBeCloseTo(7.7 * 16, 0);
});
