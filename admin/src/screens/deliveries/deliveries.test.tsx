import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { answerCalls, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('ADMIN-40 an API that cannot read what was published is an alarm on top', async () => {
  const at = '2026-11-26T06:00:00.000Z';
  answerCalls(/^GET \/content\/version$/, () => Response.json({ data: { version: 7, at, behind_since: at } }));
  await mountConsole('/deliveries');
  await expect.element(page.getByText('The site may show older content')).toBeVisible();
});
