import { type Locator, page, userEvent } from 'vitest/browser';

/** Types `2026-03-05`, `09:30` or `2026-03-05T09:30` into a field of dates and times, as its parts are shown. */
export async function fillWhen(label: string, value: string, within: Pick<Locator, 'getByRole'> = page): Promise<void> {
  const [day, time] = value.includes('-') ? value.split('T') : ['', value];
  await within.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click();
  await userEvent.keyboard(`${day?.split('-').toReversed().join('')}${time?.replace(':', '') ?? ''}`);
}
