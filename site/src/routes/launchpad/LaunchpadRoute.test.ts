import { expect, test } from 'vitest';

import { leadName } from './LaunchpadRoute.tsx';

test('the first name of the cookie; an invalid cookie counts as absent', () => {
  expect(leadName(encodeURIComponent(JSON.stringify({ id: '1', name: ' Asha Rao ' })))).toBe('Asha');
  for (const cookie of [undefined, '', '%7Bbad', '%E0%A4%A', 'null', '%7B%22name%22%3A7%7D'])
    expect(leadName(cookie), cookie).toBeUndefined();
});
