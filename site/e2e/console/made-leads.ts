import type { APIRequestContext } from 'playwright/test';

import { expect } from '../product-test.ts';
import { newPhone } from '../visitor.ts';

/** A unique surname without digits. */
export const surnameOfTest = (start: string): string =>
  start +
  String(Date.now())
    .slice(-6)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** Creates a lead like a visitor's form. */
export async function enquire(
  request: APIRequestContext,
  name: string,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<{ id: string; phone: string }> {
  const phone = newPhone();
  const answer = await request.post('/api/leads', {
    headers,
    data: {
      phone,
      name,
      email: `${phone}@example.org`,
      qualification: 1,
      interest: 'Master of Business Administration',
      ...more,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = (await answer.json()) as { data: { leadId: string } };
  return { id: data.leadId, phone };
}

/** The address of the desk with a filter. */
export const leadsAddress = (filter: object, more = ''): string =>
  `/admin/leads?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
