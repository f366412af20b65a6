import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { hindi } from '../../../language/hindi.ts';
import { TextsProvider } from '../../../language/TextsProvider.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const bar = (query: string, more: Partial<FilterBarProps> = {}) => (
  <FilterBar
    action="/list"
    clearHref="/list"
    isFiltered={query !== ''}
    count={query === '' ? 24 : 1}
    results={<p>The list</p>}
    {...more}
  >
    <TextField label="Search" name="q" defaultValue={query} />
  </FilterBar>
);

test('without script the fields go to the address with GET', () => {
  const copy = withoutScript(bar('law'));
  const form = copy.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/list']);
  expect([...new FormData(form ?? undefined)]).toEqual([['q', 'law']]);
  expect(copy.querySelector('form button')?.getAttribute('type')).toBe('submit');
});

test('Enter in a field applies the filters', async () => {
  const submitted = vi.fn((event: React.SubmitEvent<HTMLFormElement> | React.FormEvent<HTMLFormElement>) =>
    event.preventDefault(),
  );
  mount(bar('', { onSubmit: submitted }));
  await userEvent.type(page.getByLabelText('Search'), 'law{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

test('there is a link that clears the filters only while there are some', async () => {
  const { rerender } = mount(bar('law'));
  await expect.element(page.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/list');
  rerender(bar(''));
  expect(page.getByRole('link', { name: 'Clear all filters' }).elements()).toEqual([]);
});

test('after clearing the field is empty and the focus is on the number of results, which is announced', async () => {
  const onClear = vi.fn((event: React.MouseEvent) => {
    event.preventDefault();
    rerender(bar(''));
  });
  const { rerender } = mount(bar('law', { onClear }));
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('1 result');
  await userEvent.type(page.getByLabelText('Search'), 's');
  page.getByRole('link', { name: 'Clear all filters' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onClear).toHaveBeenCalledOnce();
  await expect.element(page.getByLabelText('Search')).toHaveValue('');
  await expect.element(status).toHaveTextContent('24 results');
  await expect.element(status).toHaveFocus();
});

test('filters that end elsewhere leave the focus where it is', async () => {
  const { rerender } = mount(bar('law'));
  rerender(bar(''));
  await expect.element(page.getByRole('status')).not.toHaveFocus();
});

test('applying a filter leaves the focus on its button', async () => {
  const { rerender } = mount(bar(''));
  const button = page.getByRole('button', { name: 'Show results' });
  button.element().focus();
  rerender(bar('law'));
  await expect.element(button).toHaveFocus();
});

test('without results the list is replaced by a title and the way to clear', async () => {
  mount(bar('law', { count: 0, headingLevel: 2 }));
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Nothing matches these filters');
  expect(page.getByText('The list').elements()).toEqual([]);
  expect(page.getByRole('link', { name: 'Clear all filters' }).elements()).toHaveLength(1);
});

test('a provider of Hindi texts changes its words', async () => {
  mount(<TextsProvider texts={hindi}>{bar('law')}</TextsProvider>);
  await expect.element(page.getByRole('search', { name: 'फ़िल्टर' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 परिणाम');
});

test('nothing overflows at 320 px', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 800);
  mount(bar('law'));
  expect(document.documentElement.scrollWidth).toBe(320);
});
