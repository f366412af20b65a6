import { z } from 'zod';

import { choice, flag, link, list, longText, requiredText, text, time } from '../core/fields.ts';
import { lossReasons, stageNames } from '../core/lead-stages.ts';
import { defineSingle } from './site-singles.ts';

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekday = (label: string, initial: 1 | 6) =>
  choice(
    label,
    [1, 2, 3, 4, 5, 6, 7].map((id, at) => ({ id, name: WEEKDAYS[at] ?? '' })),
    initial,
  );

/** A required limit: staff can set it between `min` and `max`, but not leave it empty. */
const limit = (label: string, initial: number, [min, max]: readonly [number, number], help?: string) =>
  z
    .int('Use a whole number.')
    .min(min, `At least ${min}.`)
    .max(max, `At most ${max}.`)
    .default(initial)
    .meta({ kind: 'number', label, ...(help && { help }) });

// An address with a key in it belongs into the environment, where nobody reads it.
const ADDRESS = /^(|https:\/\/[^\s@?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/[^\s@?#]*)?)$/;
const address = (label: string) =>
  z
    .string()
    .trim()
    .max(500, 'At most 500 characters.')
    .refine(
      (value) => ADDRESS.test(value) && (value === '' || URL.canParse(value)),
      'Use an https address without user name, password or key.',
    )
    .default('')
    .meta({ kind: 'text', label });
const isOn = (label: string) => flag(label).default(true);

type GatewayFields<N extends string> = Record<`${N}_on`, ReturnType<typeof isOn>> &
  Record<`${N}_address`, ReturnType<typeof address>>;
/** Whether messages go to a third party, and where; the environment’s address comes before it. */
const gateway = <const N extends string>(name: N, label: string) =>
  ({ [`${name}_on`]: isOn(`${label}: on`), [`${name}_address`]: address(`${label}: address`) }) as GatewayFields<N>;

/** Lines, addresses, names and limits that staff set once (§9). */
export const settings = defineSingle(
  'settings',
  'Settings',
  'copyright_line',
  'always',
  'Lines and addresses of the frame of every page; stages, office hours, limits and gateways.',
  z.object({
    copyright_line: requiredText('Copyright line'),
    admission_portal: link('Admission portal', { help: 'Where “Continue Application” leads.' }),
    lms: link('Learning-management system', { help: 'Where “LMS” in the menu leads.' }),
    whatsapp_number: text('WhatsApp support number', {
      max: 20,
      help: 'With country code; no link is shown where empty.',
    }),
    footer: text('Footer', { max: 80, help: 'The group of footer columns shown on every page.' }),
    disclaimer: longText('Line below the footer', { max: 1_000 }),
    download_hosts: list(
      'Hosts that files may be downloaded from',
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(HOST, 'Use the name of a host, such as files.example.org.')
        .meta({ kind: 'text', label: 'Host' }),
      { max: 20 },
    ),
    stages: stageNames,
    reasons: lossReasons,
    office_first_day: weekday('First working day', 1),
    office_last_day: weekday('Last working day', 6),
    office_opens: time('Opens at').default('09:00'),
    office_closes: time('Closes at', { help: 'At or before the opening time: midnight.' }).default('19:00'),
    codes_per_phone_a_day: limit('One-time codes for one phone a day', 5, [1, 20], 'Also for one e-mail address.'),
    codes_per_hour: limit('One-time codes for all phones an hour', 2_000, [10, 100_000], 'Each of them costs money.'),
    codes_per_day: limit(
      'One-time codes for all phones a day',
      10_000,
      [50, 1_000_000],
      'When they are sent, nobody new can enquire that day. Administrators get an e-mail before.',
    ),
    enquiries_per_address_an_hour: limit('Enquiries from one address an hour', 20, [1, 1_000]),
    ...gateway('sms', 'SMS'),
    ...gateway('email', 'E-mail'),
    ...gateway('erp', 'ERP'),
    ...gateway('cdp', 'Customer data'),
    ...gateway('referrals', 'Referrals'),
  }),
);
export type Settings = z.output<typeof settings.schema>;

/** Settings that pages show; the others are nobody’s business outside. */
export const publicSettings = settings.schema.pick({
  copyright_line: true,
  admission_portal: true,
  lms: true,
  whatsapp_number: true,
  footer: true,
  disclaimer: true,
});

type OfficeFields = Pick<Settings, 'office_first_day' | 'office_last_day' | 'office_opens' | 'office_closes'>;

/** Office hours: weekdays from 1 (Monday), minutes of the day in Asia/Kolkata, and as pages say them. */
export function officeHours(set: OfficeFields): { days: number[]; from: number; to: number; text: string } {
  const [first, last] = [set.office_first_day, set.office_last_day];
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) =>
    first <= last ? day >= first && day <= last : day >= first || day <= last,
  );
  const from = minutesOf(set.office_opens);
  const closes = minutesOf(set.office_closes);
  const to = closes <= from ? DAY_MINUTES : closes;
  const named =
    days.length === 7 ? 'Every day' : [...new Set([first, last])].map((day) => WEEKDAYS[day - 1]).join(' to ');
  return { days, from, to, text: `${named}, ${spoken(from)} to ${spoken(to)}` };
}

const DAY_MINUTES = 1_440;
const minutesOf = (written: string): number => Number(written.slice(0, 2)) * 60 + Number(written.slice(3));

/** '9 am', '6:30 pm'. */
function spoken(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`;
}
