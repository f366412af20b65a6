import { expect, test } from './product-test.ts';
import { editorOf } from './editor.ts';
import { openModal } from './visitor.ts';

test.afterEach(async ({ request }) => {
  const editor = await editorOf(request);
  const [settings] = await editor.list('settings');
  await editor.change('settings', settings?.id ?? '', { whatsapp_number: '' });
});

test('LEAD-01 CONST-13 phone, hours and WhatsApp are below the enquiry, also on plain pages', async ({
  page,
  request,
}) => {
  const editor = await editorOf(request);
  const [settings] = await editor.list('settings');
  await editor.change('settings', settings?.id ?? '', { whatsapp_number: '+91 98765 43210' });
  await expect
    .poll(async () => (await (await request.get('/enquire')).text()).includes('https://wa.me/919876543210'))
    .toBe(true);
  const isThere = async (form: ReturnType<typeof page.getByRole>) => {
    await expect(form.getByRole('link', { name: '1800 000 0108' })).toHaveAttribute('href', 'tel:18000000108');
    await expect(form.getByText('Monday to Saturday, 9 am to 7 pm')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210',
    );
  };
  await page.goto('/');
  const dialog = await openModal(page, 'Talk to our counsellor');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('A counsellor will call you');
  await isThere(dialog);
  await page.goto('/enquire?origin=get-in-touch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A counsellor will call you');
  await isThere(page.getByRole('main'));
});
