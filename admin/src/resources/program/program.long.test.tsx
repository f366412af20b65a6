import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const PROGRAM = '018f0000-0000-7000-8000-000000000020';
const button = (name: string) => page.getByRole('button', { name, exact: true });
// The name of a tab ends with what is missing.
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function open() {
  const console = mountConsole(`/program/${PROGRAM}`);
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Master of Arts');
  return { ...console, plans: () => console.rows('program')[0]?.['fee_plans'] as Record<string, unknown>[] };
}

test('ADMIN-33 a fee typed with commas is read as whole rupees, shown with ₹ and Indian grouping, and saved', async () => {
  const { plans } = await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  const total = page.getByLabelText('Total for the programme');
  await expect.element(total).toHaveValue('₹50,000');
  await total.fill('1,20,000');
  await userEvent.tab();
  await expect.element(total).toHaveValue('₹1,20,000');
  await expect
    .element(page.getByText('Course and examination fee come to ₹50,000; the plan says ₹1,20,000, ₹70,000 more.'))
    .toBeVisible();
  await button('Save draft').click();
  await expect.poll(() => plans()[0]?.['totalAmount']).toBe(120_000);
});

test('ADMIN-33 an unreadable amount stays in the field with its error and is not saved', async () => {
  const { plans } = await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  const total = page.getByLabelText('Total for the programme');
  await total.fill('fifty');
  await userEvent.tab();
  await expect.element(total).toHaveValue('fifty');
  await expect.element(total).toHaveAccessibleDescription('Use whole rupees, such as 1,20,000.');
  await button('Save draft').click();
  await expect
    .element(page.getByRole('link', { name: 'Fee plans 1, Total for the programme: Use whole rupees.' }))
    .toBeVisible();
  expect(plans()[0]?.['totalAmount']).toBe(50_000);
});

test.each([
  ['55,000.50', '55,000.50', 'Use whole rupees, without paise.', 'Use whole rupees.'],
  ['', '', 'Enter an amount; 0 where nothing is charged.', 'Enter an amount; 0 where nothing is charged.'],
])('ADMIN-33 a fee of %j is no other amount: it stays, its field says why, and it is not saved', async (...row) => {
  const [typed, shown, problem, listed] = row;
  const { plans } = await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  const total = page.getByLabelText('Total for the programme');
  await total.fill(typed);
  await userEvent.tab();
  await expect.element(total).toHaveValue(shown);
  await expect.element(total).toHaveAccessibleDescription(problem);
  if (typed === '')
    await expect.element(page.getByText('An amount is empty: the sums cannot be checked.')).toBeVisible();
  await button('Save draft').click();
  await expect
    .element(page.getByRole('link', { name: `Fee plans 1, Total for the programme: ${listed}` }))
    .toBeVisible();
  expect(plans()[0]?.['totalAmount']).toBe(50_000);
});

test('ADMIN-33 what was typed and is no amount does not outlive undo', async () => {
  await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  const total = page.getByLabelText('Total for the programme');
  await total.fill('fifty');
  await button('Undo the last change').click();
  await expect.element(total).toHaveValue('₹50,000');
});

test('ADMIN-33 a plan is added, filled in and moved first; a removed plan can be put back', async () => {
  const { plans } = await open();
  await tab('Fees').click();
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
    .poll(() => plans().map(({ title, isInternational }) => [title, isInternational]))
    .toEqual([
      ['Instalments', false],
      ['Annual', true],
      ['Lumpsum', false],
    ]);
});

test('ADMIN-32 subjects are edited and added inside their semester', async () => {
  const { rows } = await open();
  await tab('Structure').click();
  await page.getByRole('button', { name: /^Semester 1/ }).click();
  await page.getByLabelText('Subject', { exact: true }).fill('Poetry');
  await button('Add to Subjects').click();
  await page.getByLabelText('Subject', { exact: true }).last().fill('Drama');
  await button('Save draft').click();
  await expect
    .poll(() => {
      const semesters = rows('program')[0]?.['semesters'] as
        | { semester_data: { subject_name: string }[] }[]
        | undefined;
      return semesters?.[0]?.semester_data.map(({ subject_name }) => subject_name);
    })
    .toEqual(['Poetry', 'Drama']);
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

test('ADMIN-35 the optional video is added', async () => {
  const { rows } = await open();
  await tab('Video').click();
  await button('Add video').click();
  await button('Choose where it leads Address of the embedded video').click();
  await page.getByRole('tab', { name: 'Outside address' }).click();
  await page.getByLabelText('Address outside this site').fill('https://video.example.org/embed/1');
  await userEvent.keyboard('{Enter}');
  await button('Save draft').click();
  await expect.poll(() => rows('program')[0]?.['video']).toMatchObject({ link: 'https://video.example.org/embed/1' });
});

const count = () => Number(/^(\d+) of/.exec(page.getByText(/sections complete$/).element().textContent)?.[1]);

test('ADMIN-05 sections are in the order of the page, each with what is missing', async () => {
  const { rows } = await open();
  const labels = page
    .getByRole('tab')
    .elements()
    .map(({ firstChild }) => firstChild?.textContent);
  expect(labels).toEqual([
    'Facts',
    'Banner',
    'Recognition',
    'Key highlights',
    'Key points',
    'About',
    'Why choose us',
    'Career roadmap',
    'Structure',
    'Electives',
    'Fees',
    'Admission',
    'Certificate',
    'Learn more',
    'Specialisations',
    'Featured programmes',
    'Video',
    'Search and sharing',
  ]);
  await expect.element(tab('About 2 missing')).toBeVisible();
  await expect.element(tab('Fees complete')).toBeVisible();
  const before = count();
  await tab('Key points').click();
  await button('Add to Key points').click();
  await page.getByLabelText('Key point', { exact: true }).fill('Classes at the weekend');
  await expect.element(tab('Key points complete')).toBeVisible();
  expect(count()).toBe(before + 1);
  expect(rows('program')[0]?.['key_points']).toEqual([]);
});

test('ADMIN-05 the address names the section: it opens there, and Back returns to the one before', async () => {
  const { router } = mountConsole(`/program/${PROGRAM}#fees`);
  await expect.element(tab('Fees')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('group', { name: 'Indian students' })).toBeVisible();
  await tab('Structure').click();
  await expect.poll(() => router.state.location.hash).toBe('#structure');
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
  await expect.element(page.getByLabelText('Total for the programme')).toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('ADMIN-33 the instalments of an option are worked out, and a total that differs is named with the difference', async () => {
  const { plans } = await open();
  await tab('Fees').click();
  await page.getByRole('button', { name: /^Lumpsum/ }).click();
  await button('Add to EMI options').click();
  await page.getByLabelText('Name', { exact: true }).last().fill('One year');
  await page.getByLabelText('Months').fill('12');
  await page.getByLabelText('Monthly payment').fill('4000');
  await page.getByLabelText('Total payment').fill('50000');
  await expect
    .element(page.getByText(/^One year: 12 × ₹4,000 = ₹48,000 .*; the plan says ₹50,000, ₹2,000 more\.$/))
    .toBeVisible();
  await button('Total payment: work out ₹48,000').click();
  await expect.element(page.getByText(/^One year: 12 × ₹4,000 = ₹48,000 [^;]*\.$/)).toBeVisible();
  await button('Save draft').click();
  await expect
    .poll(() => plans()[0]?.['emiOptions'])
    .toMatchObject([{ installment: { emiDuration: 12, emiMonthlyPayment: 4_000, emiTotalPayment: 48_000 } }]);
});

test('ADMIN-32 the credits of a semester are those of its subjects at a press, and are added up over all', async () => {
  await open();
  await tab('Structure').click();
  await expect.element(page.getByText(/1 semester · 1 subject · 8 credits$/)).toBeVisible();
  await page.getByRole('button', { name: /^Semester 1/ }).click();
  await button('Use 4 credits').click();
  await expect.element(page.getByLabelText('Total credits')).toHaveValue('4');
  await expect.element(page.getByText(/1 semester · 1 subject · 4 credits$/)).toBeVisible();
});

test('ADMIN-37 a new specialisation is below its programme', async () => {
  const { router } = await open();
  await tab('Specialisations').click();
  await page.getByRole('link', { name: 'New specialisation' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/program/create');
  await expect.element(page.getByLabelText('Specialisation of')).toHaveValue(PROGRAM);
});

test('ADMIN-05 the address of a new programme follows its name until it is edited by hand', async () => {
  mountConsole('/program/create');
  const [name, address] = [page.getByLabelText('Name', { exact: true }), page.getByLabelText('Address')];
  await expect.element(name).toHaveAttribute('aria-required', 'true');
  await name.fill('Online MA (History)');
  await expect.element(address).toHaveValue('online-ma-history');
  await name.fill('Online MA in History');
  await expect.element(address).toHaveValue('online-ma-in-history');
  await address.fill('history');
  await name.fill('Online MA in Indian History');
  await expect.element(address).toHaveValue('history');
});

test('ADMIN-29 ADMIN-30 cards of the roadmap and benefits are put in order by their handles, and saved so', async () => {
  const { rows } = await open();
  for (const [section, list, field] of [
    ['Career roadmap', 'Career roadmap', 'roadmap'],
    ['Why choose us', 'Why choose us', 'benefits'],
  ] as const) {
    await tab(section).click();
    for (const title of ['Analyst', 'Manager']) {
      await button(`Add to ${list}`).click();
      await page.getByRole('group', { name: list }).getByLabelText('Title').last().fill(`${field} ${title}`);
    }
    const handle = page.getByRole('button', { name: new RegExp(`^Move ${field} Manager, position 2`) });
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText(/^Picked up/)).toBeInTheDocument();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await expect
      .element(page.getByRole('button', { name: new RegExp(`^Move ${field} Manager, position 1`) }))
      .toBeVisible();
  }
  await button('Save draft').click();
  const titles = (field: string) =>
    (rows('program')[0]?.[field] as { title: string }[] | undefined)?.map(({ title }) => title);
  await expect.poll(() => titles('roadmap')).toEqual(['roadmap Manager', 'roadmap Analyst']);
  expect(titles('benefits')).toEqual(['benefits Manager', 'benefits Analyst']);
});
