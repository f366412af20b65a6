import { expect, test } from 'vitest';

import { maskBody, maskText } from './delivery-list.ts';

test.each([
  ['+919876543210', '••••3210'],
  ['Ring +91 98765 43210, or 9876543210.', 'Ring ••••3210, or ••••3210.'],
  ['+12025550143', '••••0143'],
  ['asha.rao@example.com', '••••@example.com'],
  ['Write to <asha@example.com> today', 'Write to <••••@example.com> today'],
  ['b1f0e4c2-1234-4567-8901-123456789012', 'b1f0e4c2-1234-4567-8901-123456789012'],
  ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
  ['2025-01', '2025-01'],
  ['Online MBA, batch of 2025', 'Online MBA, batch of 2025'],
  ['', ''],
])('PROD-06 %j is masked as %j', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test('PROD-06 a message is masked: names by their key, phones and addresses anywhere', () => {
  const body = {
    lead_id: 'b1f0e4c2-1234-4567-8901-123456789012',
    name: 'Asha Rao',
    mobile: '9876543210',
    traits: { email: 'asha@example.com', phones: ['+919876543210'] },
    highest_qualification_id: 3,
    page: null,
  };
  expect(maskBody(body)).toEqual({
    lead_id: body.lead_id,
    name: '••••',
    mobile: '••••3210',
    traits: { email: '••••@example.com', phones: ['••••3210'] },
    highest_qualification_id: 3,
    page: null,
  });
});
