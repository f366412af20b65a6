import axe from 'axe-core';
import { createStyleCache } from '@prospectus/design-system';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmountAll } from '../../design-system/tests/mount.tsx';
import { Stage } from '../../design-system/tests/Stage.tsx';
import { toTestStories, type StoryModule } from '../../design-system/tests/stories-of.tsx';

const stories = toTestStories(import.meta.glob<StoryModule>('../patterns/**/*.stories.tsx', { eager: true }));

const cache = createStyleCache();
let messages: unknown[][];
beforeEach(() => {
  messages = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mock.calls);
});
afterEach(() => {
  unmountAll();
  const logged = messages.flat();
  vi.restoreAllMocks();
  if (logged.length > 0) throw new Error(`logged to the console: ${logged.join('; ')}`);
});

test.each(stories)(
  '$id hydrates without a warning and has no axe violation, in light and in dark',
  async ({ element }) => {
    const container = document.body.appendChild(document.createElement('div'));
    const staged = <Stage cache={cache}>{element}</Stage>;
    const recovered = vi.fn();
    container.innerHTML = renderToString(staged);
    const root = hydrateRoot(container, staged, { onRecoverableError: recovered });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    // Hydration is asynchronous, so the first check is repeated until it is done.
    await expect.poll(() => violations(container)).toEqual([]);
    flushSync(() =>
      root.render(
        <Stage cache={cache} scheme="dark">
          {element}
        </Stage>,
      ),
    );
    await expect.poll(() => violations(container)).toEqual([]);
    expect(recovered.mock.calls.map(([error]) => String(error))).toEqual([]);
  },
);

test.each(stories)('$id does not scroll horizontally at 320 px', async ({ element }) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(element);
  await document.fonts.ready;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

const show = (id: string) => {
  const story = stories.find((one) => one.id === id);
  if (!story) throw new Error(`no story ${id}`);
  return mount(story.element);
};

test('a form refused by the server shows every error at its field and in the summary, and keeps the entered values', async () => {
  show('EnquiryForm/Default');
  await page.getByLabelText('Name').fill('Asha 2');
  await page.getByRole('button', { name: 'Request a call' }).click();
  const summary = page.getByRole('alert');
  await expect
    .element(summary.getByRole('link', { name: 'Mobile number: Please enter a valid 10-digit phone number' }))
    .toBeVisible();
  await expect
    .element(page.getByLabelText('Mobile number'))
    .toHaveAccessibleDescription(/Please enter a valid 10-digit phone number/);
  expect(summary.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Asha 2');
  await summary.getByRole('link', { name: 'E-mail: Please enter valid email.' }).click();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();

  await page.getByLabelText('Name').fill('Asha Menon');
  await page.getByLabelText('Mobile number').fill('98765 43210');
  await page.getByLabelText('E-mail').fill('asha@example.test');
  await page.getByRole('button', { name: 'Request a call' }).click();
  await expect.element(page.getByRole('status').getByText('Thank you')).toBeVisible();
});

test('a form posted without script is rendered again with its errors and values', async () => {
  show('EnquiryForm/PostedWithoutScript');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Asha Menon');
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue('98765');
  await expect.element(page.getByLabelText('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: /^Mobile number: / }).click();
  await expect.element(page.getByLabelText('Mobile number')).toHaveFocus();
});

test('a form whose request fails says so, and keeps the entered values', async () => {
  show('EnquiryForm/Offline');
  await page.getByLabelText('Name').fill('Asha Menon');
  await page.getByRole('button', { name: 'Request a call' }).click();
  await expect.element(page.getByText('Your request was not sent')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Asha Menon');
});

test('a draft is saved when the writer pauses, is published by a click, and can be discarded', async () => {
  show('AnswerEditor/Default');
  await expect.element(page.getByText('Published')).toBeVisible();
  await page.getByLabelText('Question').fill('Can I study on a phone?');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect.element(page.getByLabelText('Question')).toHaveValue('Can I study with a phone alone?');
  await page.getByLabelText('Question').fill('Is a phone enough?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Published')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Discard the draft' })).not.toBeInTheDocument();
});

test('a failed save shows its reason, is not retried automatically, and the text stays', async () => {
  show('AnswerEditor/Failing');
  await page.getByLabelText('Question').fill('Is a phone enough?');
  await expect.element(page.getByText(/Someone else changed this question/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByLabelText('Question')).toHaveValue('Is a phone enough?');
});

test('a removal is confirmed by name, and undo puts the row back at its position', async () => {
  show('PeopleList/Default');
  await page.getByRole('button', { name: 'Remove Farhan Qureshi' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/^Farhan Qureshi can no longer sign in/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Remove Farhan Qureshi' })).toHaveFocus();
  await page.getByRole('button', { name: 'Remove Farhan Qureshi' }).click();
  await dialog.getByRole('button', { name: 'Remove Farhan Qureshi' }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  const names = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.match(/^[A-Z]\w+/)?.[0]);
  await expect.poll(names).toEqual(['Anita', 'Farhan', 'Meera']);
});

test('a filter changes the list and its count, and clearing puts the focus into the first filter', async () => {
  show('LectureFinder/Default');
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent('6 of 6 lectures');
  await expect.element(page.getByRole('button', { name: 'Clear the filters' })).not.toBeInTheDocument();
  await page.getByLabelText('Subject').fill('statistics');
  await expect.element(count).toHaveTextContent('2 of 6 lectures');
  await page.getByLabelText('Batch').selectOptions('Evening');
  await expect.element(count).toHaveTextContent('0 of 6 lectures');
  await expect.element(page.getByRole('heading', { name: 'No lecture matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.element(count).toHaveTextContent('6 of 6 lectures');
  await expect.element(page.getByLabelText('Subject')).toHaveFocus();
  await expect.element(page.getByLabelText('Subject')).toHaveValue('');
});

async function violations(container: HTMLElement): Promise<string[]> {
  const found = await axe.run(container, { rules, resultTypes: ['violations'] });
  return found.violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary ?? ''}`),
  );
}

// A form or a list is not a page: it has no landmarks and no h1.
const rules = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};
