import { expect, test } from '../product-test.ts';
import { newPhone } from '../visitor.ts';
import { signIn } from './staff.ts';

const enquiry = (phone: string, name: string) => ({
  data: { phone, name, email: `${phone}@example.org`, qualification: 1, interest: 'Master of Business Administration' },
});

test('a counsellor compares unverified changes, accepts one and refuses another', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const phone = newPhone();
  const answer = await request.post('/api/leads', enquiry(phone, 'Asha Rao'));
  const { data } = (await answer.json()) as { data: { leadId: string } };
  for (const name of ['Asha Kumari Rao', 'Some Stranger']) {
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    expect((await other.request.post('/api/leads', enquiry(phone, name))).status()).toBe(201);
    await other.close();
  }

  await signIn(page, 'counsellor', `/admin/leads/${data.leadId}`);
  const staged = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Entered without a code', exact: true }) });
  const change = (name: string) => staged.getByRole('listitem').filter({ hasText: name });
  await expect(staged.getByRole('listitem')).toHaveCount(2);
  await expect(change('Some Stranger')).toContainText('Asha Rao');

  await change('Some Stranger').getByRole('button', { name: 'Refuse' }).click();
  await expect(staged.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await change('Asha Kumari Rao').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Kumari Rao' })).toBeVisible();
  await expect(staged).toBeHidden();
  await expect(page.getByText('Accepted without a code: Name')).toBeVisible();
  await expect(page.getByText('Refused, entered without a code: Name')).toBeVisible();
});
