import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import * as samples from './testing/samples.ts';
import { Card } from '../components/layout/Card/Card.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

function Owner({ value: first = '', ...props }: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <RichTextEditor label="Answer" {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('<p>Restored.</p>')}>
        Restore
      </button>
      <output data-testid="html">{value}</output>
    </>
  );
}

const text = () => page.getByRole('textbox', { name: 'Answer' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const html = () => page.getByTestId('html').element().textContent;
const write = async (words: string) => {
  await userEvent.click(text());
  await userEvent.keyboard(words);
};

test('is a labelled text with help and error', async () => {
  mount(<Owner help="Shown under the question." error="Write an answer." />);
  await expect.element(text()).toHaveAccessibleDescription('Write an answer. Shown under the question.');
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
});

test('an error that comes later reaches the text', async () => {
  const { rerender } = mount(<Owner />);
  await expect.element(text()).not.toHaveAttribute('aria-invalid');
  rerender(<Owner error="Write an answer." />);
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
});

test('gives what was written as HTML, and nothing as nothing', async () => {
  mount(<Owner />);
  await write('Yes');
  expect(html()).toBe('<p>Yes</p>');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(html()).toBe('');
});

test.each([
  ['Bold', '<p><strong>Yes</strong></p>'],
  ['Italic', '<p><em>Yes</em></p>'],
  ['Underline', '<p><u>Yes</u></p>'],
  ['Heading 2', '<h2>Yes</h2>'],
  ['Heading 4', '<h4>Yes</h4>'],
  ['Bulleted list', '<ul><li><p>Yes</p></li></ul>'],
  ['Numbered list', '<ol><li><p>Yes</p></li></ol>'],
])('%s shows as pressed and writes %s', async (name, written) => {
  mount(<Owner />);
  await userEvent.click(text());
  await tool(name).click();
  await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('Yes');
  expect(html()).toBe(written);
});

test('a link accepts a safe address and refuses a dangerous one with a message', async () => {
  mount(<Owner value="<p>Recognition</p>" />);
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await page.getByLabelText('Link address').fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Link address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Link address').fill('/recognition');
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveFocus();
  expect(html()).toBe('<p><a href="/recognition">Recognition</a></p>');
});

test('a link can be changed and removed', async () => {
  mount(<Owner value='<p><a href="/old">Recognition</a></p>' />);
  await userEvent.click(text());
  await tool('Link').click();
  await expect.element(page.getByLabelText('Link address')).toHaveValue('/old');
  await tool('Remove link').click();
  await expect.poll(html).toBe('<p>Recognition</p>');
});

test('a table is put in, grows and goes', async () => {
  mount(<Owner />);
  await userEvent.click(text());
  await tool('Insert table').click();
  const rows = () => text().element().querySelectorAll('tr').length;
  expect(rows()).toBe(3);
  await tool('Add row below').click();
  expect(rows()).toBe(4);
  await tool('Add column after').click();
  expect(text().element().querySelectorAll('th')).toHaveLength(4);
  expect(html()).not.toContain('style');
  await tool('Delete table').click();
  expect(rows()).toBe(0);
});

test('a table grows and shrinks on every side, and its headings are switched', async () => {
  mount(<Owner value="<table><tbody><tr><td>Plan</td></tr></tbody></table>" />);
  await page.getByText('Plan').click();
  await tool('Add row above').click();
  await tool('Add column before').click();
  expect(html()).toMatch(/^<table><tbody><tr>(<td><p><\/p><\/td>){2}<\/tr><tr><td><p><\/p><\/td><td><p>Plan/);
  await tool('Heading column').click();
  expect(text().element().querySelectorAll('tr > th:first-child')).toHaveLength(2);
  await tool('Delete column').click();
  await tool('Delete row').click();
  expect(text().element().querySelectorAll('td, th')).toHaveLength(1);
});

test('Tab walks a table and deepens a list; after Escape it leaves', async () => {
  mount(<Owner value="<ul><li><p>Fees</p></li><li><p>Dates</p></li></ul>" />);
  await page.getByText('Dates').click();
  await userEvent.tab();
  expect(html()).toBe('<ul><li><p>Fees</p><ul><li><p>Dates</p></li></ul></li></ul>');
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  await expect.element(page.getByText('Keyboard shortcuts')).toHaveFocus();
  await page.getByText('Dates').click();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.closest('[role="toolbar"]')).not.toBeNull();
});

test('counts only the characters of the text, and marks surplus text without cutting it', async () => {
  mount(<Owner value="<p><strong>Fees</strong></p>" limit={10} help="Short, please." />);
  await expect.element(text()).toHaveAccessibleDescription('Short, please. 4 of 10 characters');
  await userEvent.click(text());
  await userEvent.keyboard('{End} and dates');
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text()).toHaveAccessibleDescription('Short, please. 4 characters too many');
  expect(html()).toContain('and dates');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(text()).toHaveAccessibleDescription('Short, please. 9 of 10 characters');
  await expect.element(text()).not.toHaveAttribute('aria-invalid');
});

test('formatting is cleared, and a text can have a language', async () => {
  mount(<Owner value="<h2>शुल्क <strong>₹32,848</strong></h2>" lang="hi" />);
  await expect.element(text()).toHaveAttribute('lang', 'hi');
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}');
  await tool('Clear formatting').click();
  expect(html()).toBe('<p>शुल्क ₹32,848</p>');
});

test('pasted content keeps its structure and loses its styles', async () => {
  mount(<Owner />);
  await userEvent.click(text());
  paste(samples.fromWebPage);
  await expect.poll(html).toContain('<h2>Fees</h2><p>Paid <strong>yearly</strong> here or in parts</p><h3>Plans</h3>');
});

test('undo and redo are ready only when there is something to do', async () => {
  mount(<Owner />);
  await expect.element(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  await write('Yes');
  await expect.element(tool('Undo')).not.toHaveAttribute('aria-disabled');
  await tool('Undo').click();
  expect(html()).toBe('');
  await tool('Redo').click();
  expect(html()).toBe('<p>Yes</p>');
});

test('the toolbar is one stop, walked by arrows; Alt F10 goes there and Esc comes back', async () => {
  mount(<Owner />);
  await userEvent.click(text());
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(tool('Heading 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tool('Redo')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(tool('Bold')).toHaveFocus();
  expect(page.getByRole('toolbar').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(text()).toHaveFocus();
});

test('a value from outside replaces the text', async () => {
  mount(<Owner value="<p>Old</p>" />);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(text()).toHaveTextContent('Restored.');
});

test('a fast writer loses nothing to an owner that answers late', async () => {
  function Slow() {
    const [value, setValue] = useState('');
    return <RichTextEditor label="Answer" value={value} onChange={(next) => setTimeout(() => setValue(next), 60)} />;
  }
  mount(<Slow />);
  await write('Every semester has two live lectures.');
  await expect.element(text()).toHaveTextContent('Every semester has two live lectures.');
});

test('a click into the text is no change', async () => {
  const onChange = vi.fn();
  mount(
    <RichTextEditor label="Answer" value="<table><tbody><tr><td>Fees</td></tr></tbody></table>" onChange={onChange} />,
  );
  await userEvent.click(text());
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(onChange).not.toHaveBeenCalled();
});

test('a value reset from outside is shown although it was typed before', async () => {
  mount(<Owner />);
  await write('A');
  await userEvent.keyboard('{Backspace}');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(text()).toHaveTextContent('Restored.');
  await write('!');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(text()).toHaveTextContent('Restored.');
});

test('read only, it has no toolbar and cannot be edited', async () => {
  mount(<Owner value="<p>Kept</p>" readOnly />);
  await expect.element(text()).toHaveAttribute('contenteditable', 'false');
  expect(page.getByRole('toolbar').elements()).toHaveLength(0);
});

test('the placeholder disappears with the first text', async () => {
  mount(<Owner placeholder="Two or three sentences." />);
  await expect.element(page.getByText('Two or three sentences.')).toBeVisible();
  await write('Yes');
  await expect.element(page.getByText('Two or three sentences.')).not.toBeInTheDocument();
});

const paste = (sample: string, type = 'text/html') => {
  const data = new DataTransfer();
  data.setData(type, sample);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};

test('a document of Word comes in as a person would have written it', async () => {
  mount(<Owner />);
  await userEvent.click(text());
  paste(samples.fromWord);
  await expect
    .poll(html)
    .toBe(
      [
        '<h2>Fees and instalments</h2><h2>What the total includes</h2>',
        '<p>The fee is paid <strong>before each</strong> term <em>or at once</em>. See <a href="https://www.ugc.gov.in/">the commission</a>.</p>',
        '<ul><li><p>Registration, ₹1,100</p><ul><li><p>paid once</p></li></ul></li><li><p>Examinations</p></li></ul>',
        '<p>Then:</p><ol start="3"><li><p>Pay the fee</p></li><li><p>Keep the receipt</p></li></ol>',
        '<table><tbody><tr><th><p>Plan</p></th><th><p>Amount</p></th></tr>',
        '<tr><td><p>Lumpsum</p></td><td><p>₹32,848</p></td></tr></tbody></table>',
      ].join(''),
    );
});

test('a document of Google Docs and a message of Outlook too, its links without the mailbox that received them', async () => {
  mount(<Owner />);
  await userEvent.click(text());
  paste(samples.fromGoogleDocs);
  await expect.poll(html).toContain('<h2>Is the degree recognised?</h2><p>Yes. It is <strong>equal to one');
  expect(html()).toContain('<ul><li><p>Government posts</p><ul><li><p>of the States too</p></li></ul></li>');
  expect(html()).not.toMatch(/style|class|dir=|<span|<br/);
  paste(samples.fromOutlookOnTheWeb);
  paste(
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=asha%40a.test',
    'text/plain',
  );
  await expect.poll(html).toContain('12 MG Road<br>Sector 5</p>');
  expect(html()).toContain('"https://a.test/b"');
  expect(html()).not.toContain('asha');
});

test('at 320 px a wide table scrolls with its text, and the page does not', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<Owner value={`<table><tbody><tr>${'<td>₹21,899</td>'.repeat(6)}</tr></tbody></table>`} />);
  await page.getByText('₹21,899').first().click();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(text().element().scrollWidth).toBeGreaterThan(text().element().clientWidth);
});

test('in a card the toolbar of a long text stays in sight, below a bar at the top of the window', async () => {
  onTestFinished(() => window.scrollTo(0, 0));
  mount(
    <div style={{ ['--sticky-top' as string]: '56px', paddingBottom: 2000 }}>
      <Card>
        <Owner value={'<p>Fees are paid before each semester.</p>'.repeat(80)} />
      </Card>
    </div>,
  );
  await expect.element(tool('Bold')).toBeVisible();
  text().element().lastElementChild?.scrollIntoView({ block: 'center' });
  await expect.poll(() => page.getByRole('toolbar').element().getBoundingClientRect().top).toBe(56);
});
