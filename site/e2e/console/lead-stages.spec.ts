import { DEFAULT_STAGES } from '@prospectus/contract/lead-stages';

import { violationsOf } from '../accessibility.ts';
import { editorOf, staffOf } from '../editor.ts';
import { expect, test } from '../product-test.ts';
import { newPhone } from '../visitor.ts';
import { signIn } from './staff.ts';

test('an administrator renames a stage, orders it and adds a reason; a counsellor works with them', async ({
  page,
  request,
}) => {
  const staff = await staffOf(request);
  const phone = newPhone();
  const form = {
    phone,
    name: 'Stage Walker',
    email: `${phone}@example.org`,
    qualification: 1,
    interest: 'Master of Business Administration',
  };
  const created = (await (await request.post('/api/leads', { data: form })).json()) as { data: { leadId: string } };
  const id = created.data.leadId;
  const stage = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Move ${name},` }) });
  try {
    await signIn(page, 'admin', '/admin/settings#stages');
    const interested = stage('Interested');
    await interested.getByLabel('Name', { exact: true }).fill('Warm');
    await stage('Warm').getByLabel('Name in Hindi').fill('');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    await stage('Warm').getByLabel('Name in Hindi').fill('उत्सुक');
    await stage('Warm').getByRole('button', { name: 'Move Warm up' }).click();
    await page.getByRole('button', { name: /^Add .*Reasons for a loss/ }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Moved abroad');
    await page.getByLabel('Name in Hindi').last().fill('विदेश चले गए');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => JSON.stringify(await staff('GET', 'leads/stages'))).toContain('Moved abroad');

    await signIn(page, 'counsellor', `/admin/leads/${id}`);
    const stages = page.getByLabel('Stage', { exact: true });
    await expect(stages.getByRole('option')).toHaveText([
      ...['New', 'Warm', 'Contacted', 'Application started', 'Documents', 'Enrolled', 'Lost'],
    ]);
    await stages.selectOption({ label: 'Lost' });
    await page.getByLabel('Why is the lead lost?').selectOption({ label: 'Moved abroad' });
    await page.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(page.getByText('Stage: New → Lost')).toBeVisible();
    expect(await staff('GET', `leads/${id}`)).toMatchObject({ stage: 'lost', lost_reason: 'Moved abroad' });

    // A free-text reason.
    await stages.selectOption({ label: 'Warm' });
    await expect(stages).toHaveValue('interested');
    await stages.selectOption({ label: 'Lost' });
    await page.getByLabel('Why is the lead lost?').selectOption({ label: 'Another reason…' });
    await expect(page.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
    await page.getByLabel('The reason, in a few words').fill('Joined the army');
    await page.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(stages).toHaveValue('lost');
    expect(await staff('GET', `leads/${id}`)).toMatchObject({ lost_reason: 'Joined the army' });

    await page.goto('/admin/leads?show=board');
    await expect(page.getByRole('heading', { name: 'Warm' })).toBeVisible();
  } finally {
    const editor = await editorOf(request);
    const [settings] = await editor.list('settings');
    await editor.change('settings', settings?.id ?? '', DEFAULT_STAGES);
  }
});
