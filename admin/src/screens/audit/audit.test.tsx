import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { listHref } from '../../lists/list-href.ts';
import { enquire } from '../../testing/made-leads.ts';
import { admin, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('entries name their lead as the list of leads does; of an erased one only the end of its number is known', async () => {
  const [lead, erased] = [await enquire('Asha Audited'), await enquire('Bala Audited')];
  for (const { id } of [lead, erased]) await admin('GET', `leads/${id}`);
  await admin('POST', `leads/${erased.id}/erase`, { reason: 'Asked for it' });
  await mountConsole(listHref('/audit', { resource: 'leads' }));
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect
    .element(
      row('Asha Audited')
        .getByText(`••••••${lead.phone.slice(-4)} · Lead`)
        .first(),
    )
    .toBeVisible();
  const name = `Lead …${erased.id.slice(-8)}`;
  await page.getByRole('link', { name }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
