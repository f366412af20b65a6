import type { CallOutcome, Device, VisitSource } from '@prospectus/contract';
import { LEAD_DEFAULTS } from '@prospectus/contract/constants';

/** A choice and its weight. */
export type Weighted<T> = { value: T; weight: number };

/** Courses by their name in the ERP, and their pages. */
export const PROGRAMMES: readonly Weighted<{ interest: string; path: string }>[] = [
  { weight: 30, value: { interest: 'Master of Business Administration', path: '/online-mba' } },
  { weight: 16, value: { interest: 'Bachelor of Business Administration', path: '/online-bba' } },
  { weight: 14, value: { interest: 'Master of Computer Applications', path: '/online-mca' } },
  { weight: 12, value: { interest: 'Bachelor of Commerce', path: '/online-bcom' } },
  { weight: 8, value: { interest: 'Master of Commerce', path: '/online-mcom' } },
  { weight: 8, value: { interest: 'Master of Arts', path: '/online-ma' } },
  { weight: 7, value: { interest: 'Bachelor of Arts', path: '/online-ba' } },
  { weight: 5, value: { interest: 'Master of Business Administration Plus', path: '/online-mba-plus' } },
];

/** Sources of visits, as in a lead's attribution and in page events. */
export const SOURCES: readonly Weighted<{ media: string; campaign: string; visit: VisitSource }>[] = [
  { weight: 28, value: { media: LEAD_DEFAULTS.media, campaign: LEAD_DEFAULTS.campaign, visit: 'direct' } },
  { weight: 24, value: { media: 'google', campaign: 'online-degrees', visit: 'search' } },
  { weight: 18, value: { media: 'google', campaign: 'mba-admissions', visit: 'campaign' } },
  { weight: 14, value: { media: 'instagram', campaign: 'work-and-study', visit: 'social' } },
  { weight: 8, value: { media: 'facebook', campaign: 'bba-admissions', visit: 'social' } },
  { weight: 5, value: { media: 'whatsapp', campaign: 'family-page', visit: 'message' } },
  { weight: 3, value: { media: 'referral', campaign: 'refer-a-friend', visit: 'referral' } },
];

export const DEVICES: readonly Weighted<Device>[] = [
  { weight: 74, value: 'phone' },
  { weight: 22, value: 'desktop' },
  { weight: 4, value: 'tablet' },
];

/** Hours of the day (Asia/Kolkata) in which people enquire. */
export const HOURS: readonly Weighted<number>[] = [
  2, 1, 0, 0, 0, 1, 2, 4, 6, 8, 10, 11, 10, 9, 8, 8, 9, 10, 12, 14, 16, 15, 11, 6,
].flatMap((weight, value) => (weight > 0 ? [{ value, weight }] : []));

/** Results of a call to a person who was never reached, and to one who was. */
export const FIRST_CALLS: readonly Weighted<CallOutcome>[] = [
  { value: 'reached', weight: 52 },
  { value: 'no-answer', weight: 32 },
  { value: 'call-back', weight: 11 },
  { value: 'not-interested', weight: 3 },
  { value: 'wrong-number', weight: 2 },
];
export const LATER_CALLS: readonly Weighted<CallOutcome>[] = [
  { value: 'reached', weight: 70 },
  { value: 'no-answer', weight: 14 },
  { value: 'call-back', weight: 10 },
  { value: 'not-interested', weight: 6 },
];

/** Notes of counsellors. */
export const NOTES: Record<CallOutcome, readonly string[]> = {
  reached: [
    'Works in sales, wants classes after 7 pm. Sent the timetable.',
    'Asked about paying in instalments. Six instalments would suit.',
    'Comparing us with two other universities. Wants the fee break-up in writing.',
    'Father will decide. Shared the page for the family.',
    'Asked whether the degree counts for government jobs. Explained the recognition.',
    'Has a backlog from the last degree, results in a month.',
    'Ready to apply, needs help with the document upload.',
    'Wants to know about the project in the last semester.',
    'Moving cities in January. Asked whether exams can be taken from home.',
    'Employer pays half of the fee. Needs an invoice in the company’s name.',
  ],
  'no-answer': ['No answer.', 'Rang out twice.', 'Switched off.', 'Call was cut.'],
  'call-back': [
    'Busy at work, asked for a call in the evening.',
    'In class, call again tomorrow.',
    'Travelling this week. Call on Monday.',
  ],
  'wrong-number': ['Somebody else’s number.'],
  'not-interested': ['Has joined another university.', 'Not studying further this year.'],
};

export const LOST_REASONS = [
  'Too expensive',
  'Chose another university',
  'Wants a degree on campus',
  'Not eligible',
] as const;
export const NO_ANSWER = 'Could not be reached';

export const REVEAL_REASONS = ['To call back', 'Asked for the brochure by e-mail', 'To correct the e-mail address'];
