import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { admin, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const button = (name: string) => page.getByRole('button', { name, exact: true });
// The name of a tab ends with what is missing.
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const total = () => page.getByLabelText('Total for the programme');

type Plan = { title: string; isInternational: boolean; totalAmount: number; emiOptions: object[] };

/** A new programme with a semester and a fee plan in its form. */
async function open(section = '') {
  const { id } = await admin('POST', 'program', {
    ...{ slug: `program-${Date.now()}`, display_name: 'Programme of tests' },
    semesters: [{ semester: 1, total_credits: 8, semester_data: [{ subject_name: 'Literary Studies', credits: 4 }] }],
    fee_plans: [{ title: 'Lumpsum', type: 4, totalAmount: 50_000, courseFee: 44_000, examFee: 6_000 }],
  });
  const mounted = await mountConsole(`/program/${id}${section}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Programme of tests' })).toBeVisible();
  const stored = () => admin('GET', `program/${id}`);
  return { ...mounted, id, stored, plans: async () => (await stored())['fee_plans'] as Plan[] };
}

async function openPlan() {
  const mounted = await open('#fees');
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  await expect.element(total()).toHaveValue('₹50,000');
  return mounted;
}

test.each([
  ['fifty', 'Use whole rupees, such as 1,20,000.', 'Use whole rupees.'],
  ['55,000.50', 'Use whole rupees, without paise.', 'Use whole rupees.'],
  ['', 'Enter an amount; 0 where nothing is charged.', 'Enter an amount; 0 where nothing is charged.'],
])('ADMIN-33 a fee of %j stays in its field with the error, and is not saved', async (typed, problem, listed) => {
  const { plans } = await openPlan();
  await total().fill(typed);
  await userEvent.tab();
  await expect.element(total()).toHaveValue(typed);
  await expect.element(total()).toHaveAccessibleDescription(problem);
  await button('Save draft').click();
  await expect
    .element(page.getByRole('link', { name: `Fee plans 1, Total for the programme: ${listed}` }))
    .toBeVisible();
  expect((await plans())[0]?.totalAmount).toBe(50_000);
  await button('Undo the last change').click();
  await expect.element(total()).toHaveValue('₹50,000');
});

test('ADMIN-33 a plan is added, filled in and moved first; a removed plan can be put back', async () => {
  const { plans } = await open('#fees');
  await button('Add to Fee plans, International students').click();
  await page.getByLabelText('Title').last().fill('Annual');
  const international = page.getByRole('group', { name: 'International students' });
  await expect.element(international.getByRole('button', { name: /^Annual/ })).toBeVisible();
  await button('Add to Fee plans, Indian students').click();
  await page.getByLabelText('Title').first().fill('Instalments');
  await button('Move Instalments up').click();
  await button('Remove Lumpsum').click();
  await expect.element(page.getByText(/^Removed “Lumpsum”/)).toBeVisible();
  await button('Put it back').click();
  await button('Save draft').click();
  await expect
    .poll(async () => (await plans()).map(({ title, isInternational }) => [title, isInternational]))
    .toEqual([
      ['Instalments', false],
      ['Annual', true],
      ['Lumpsum', false],
    ]);
});

test('ADMIN-33 the instalments of an option are worked out, and a total that differs is named with the difference', async () => {
  const { plans } = await openPlan();
  await button('Add to EMI options').click();
  await page.getByLabelText('Name', { exact: true }).last().fill('One year');
  await page.getByLabelText('Months').fill('12');
  await page.getByLabelText('Monthly payment').fill('4000');
  await page.getByLabelText('Total payment').fill('50000');
  await expect
    .element(page.getByText(/^One year: 12 × ₹4,000 = ₹48,000 .*; the plan says ₹50,000, ₹2,000 more\.$/))
    .toBeVisible();
  await button('Total payment: work out ₹48,000').click();
  await button('Save draft').click();
  await expect
    .poll(async () => (await plans())[0]?.emiOptions)
    .toMatchObject([{ installment: { emiDuration: 12, emiMonthlyPayment: 4_000, emiTotalPayment: 48_000 } }]);
});

test('ADMIN-05 an error on another tab is listed, marked on its tab, and its link opens the tab and focuses the field', async () => {
  await open();
  await page.getByLabelText('Address').fill('Not An Address');
  await tab('Fees').click();
  await button('Save draft').click();
  await expect.element(tab('Facts check')).toBeVisible();
  await page.getByRole('link', { name: /^Address: / }).click();
  await expect.element(page.getByLabelText('Address')).toHaveFocus();
});

test('ADMIN-05 ADMIN-35 each section shows what is missing; the address names it, and Back returns to the one before', async () => {
  const { router, stored } = await open('#fees');
  await expect.element(tab('Fees complete')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('About 2 missing')).toBeVisible();
  await tab('Video').click();
  await expect.poll(() => router.state.location.hash).toBe('#video');
  await button('Add video').click();
  await button('Choose where it leads Address of the embedded video').click();
  await page.getByRole('tab', { name: 'Outside address' }).click();
  await page.getByLabelText('Address outside this site').fill('https://video.example.org/embed/1');
  await userEvent.keyboard('{Enter}');
  await button('Save draft').click();
  await expect.poll(stored).toMatchObject({ video: { link: 'https://video.example.org/embed/1' } });
  await router.navigate(-1);
  await expect.element(tab('Fees')).toHaveAttribute('aria-selected', 'true');
});

test('ADMIN-05 a slash finds a field inside a closed part: its section and part open, and it has the focus', async () => {
  await open();
  document.querySelector<HTMLElement>('h1')?.focus();
  await userEvent.keyboard('/');
  await page.getByLabelText('Name of the field').fill('lumpsum total');
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('Fees')).toHaveAttribute('aria-selected', 'true');
  await expect.element(total()).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('ADMIN-32 the credits of a semester are those of its subjects at a press, and are added up over all', async () => {
  await open('#structure');
  await expect.element(page.getByText(/1 semester · 1 subject · 8 credits$/)).toBeVisible();
  await page.getByRole('button', { name: /^Semester 1/ }).click();
  await button('Use 4 credits').click();
  await expect.element(page.getByLabelText('Total credits')).toHaveValue('4');
  await expect.element(page.getByText(/1 semester · 1 subject · 4 credits$/)).toBeVisible();
});

test('ADMIN-05 ADMIN-37 a new specialisation is below its programme, and its address follows its name until it is edited', async () => {
  const { router, id } = await open('#specialisations');
  await page.getByRole('link', { name: 'New specialisation' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/program/create');
  await expect.element(page.getByLabelText('Specialisation of')).toHaveValue(String(id));
  const [name, address] = [page.getByLabelText('Name', { exact: true }), page.getByLabelText('Address')];
  await name.fill('Online MA (History)');
  await expect.element(address).toHaveValue('online-ma-history');
  await address.fill('history');
  await name.fill('Online MA in Indian History');
  await expect.element(address).toHaveValue('history');
});
