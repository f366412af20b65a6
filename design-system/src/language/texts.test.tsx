import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { PageLinks } from '../console/PageLinks.tsx';
import { DateTime } from '../components/text/DateTime/DateTime.tsx';
import hindi from './hindi.json';
import { TextsProvider } from './TextsProvider.tsx';

const list = <PageLinks page={2} pages={3} href={(to) => `?page=${to}`} />;

test('without a provider components are in English', async () => {
  mount(list);
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});

test('with a Hindi provider the texts and the names of months are Hindi', async () => {
  mount(
    <TextsProvider texts={hindi}>
      {list}
      <DateTime value="2025-07-14" />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'पृष्ठ 3, कुल 3' })).toHaveAttribute('href', '?page=3');
  await expect.element(page.getByRole('time')).toHaveTextContent('14 जुलाई 2025');
});
