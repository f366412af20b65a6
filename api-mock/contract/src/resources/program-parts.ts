import { z } from 'zod';

import { FEE_PLAN_TYPE } from '../core/constants.ts';
import {
  choice,
  date,
  flag,
  image,
  link,
  list,
  longText,
  money,
  number,
  partId,
  requiredText,
  richText,
  text,
} from '../core/fields.ts';

/** The name of an icon of the design system. */
export const icon = () =>
  text('Icon', { max: 40, help: 'Name of an icon of the design system, such as briefcase or award.', format: 'icon' });

export const accreditation = z.object({
  id: partId(),
  title: requiredText('Title'),
  badge: image('Badge'),
  alt_acc_img_name: text('Alternative text of the badge'),
});

// The wire format joins these with commas (§3).
const withoutComma = (value: string) => !value.includes(',');
export const highlight = z.object({
  id: partId(),
  title: requiredText('Title', { max: 80 }).refine(withoutComma, 'A comma separates highlights; leave it out.'),
  value: text('Value', { max: 40 }).refine(withoutComma, 'A comma separates values; leave it out.'),
});

export const keyPoint = z.object({ id: partId(), title: requiredText('Key point'), icon: icon() });

/** Key content, benefit or roadmap item (§3). */
export const card = z.object({
  id: partId(),
  title: requiredText('Title'),
  description: longText('Description'),
  icon: icon(),
});

/** The first day of classes and the last day to apply. */
export const intake = z
  .object({
    id: partId(),
    starts_on: date('Classes start on'),
    apply_by: date('Apply by'),
  })
  .refine(({ starts_on, apply_by }) => apply_by <= starts_on, {
    path: ['apply_by'],
    error: 'The last day to apply may not be after the start.',
  });

const subject = z.object({
  id: partId(),
  subject_name: requiredText('Subject'),
  is_elective_based: flag('Elective'),
  credits: number('Credits', 0, 60),
  created_at: z.iso.datetime().optional(),
});

export const semester = z.object({
  id: partId(),
  semester: number('Semester', 1, 20),
  total_credits: number('Total credits', 0, 400),
  semester_data: list('Subjects', subject),
});

export const electiveGroup = z.object({
  id: partId(),
  elective_name: requiredText('Group'),
  elective_courses: list(
    'Courses',
    z.object({
      id: partId(),
      subject_name: requiredText('Subject'),
      semester: number('Semester', 1, 20),
    }),
  ),
});

const emiOption = z.object({
  id: partId(),
  emiOption: requiredText('Name', { help: 'Such as “6 months, no cost”.' }),
  installment: z.object({
    emiDownPayment: money('Down payment'),
    emiDuration: number('Months', 1, 120),
    emiInterestRate: z.number().min(0).max(60).default(0).meta({ kind: 'number', label: 'Interest, per cent a year' }),
    emiProcessingFee: money('Processing fee'),
    emiMonthlyPayment: money('Monthly payment'),
    emiTotalPayment: money('Total payment'),
  }),
});

export const feePlan = z.object({
  id: partId(),
  title: requiredText('Title', { help: 'Such as Semester, Annual or Lumpsum.' }),
  type: choice(
    'Type',
    [
      { id: FEE_PLAN_TYPE.SEMESTER, name: 'Semester' },
      { id: FEE_PLAN_TYPE.LUMPSUM, name: 'Lumpsum' },
      { id: FEE_PLAN_TYPE.ANNUAL, name: 'Annual' },
    ],
    FEE_PLAN_TYPE.SEMESTER,
  ),
  isInternational: flag('For international students'),
  isPopular: flag('Mark as popular'),
  isRestricted: flag('For some applicants only', { help: 'The least fee that pages name leaves it out.' }),
  totalAmount: money('Total for the programme'),
  semesterFee: money('First semester fee'),
  otherSemesterFee: money('Each other semester'),
  yearFees: list('Fees by year', z.object({ id: partId(), fee: money('Fee of the year') }), {
    max: 10,
    help: 'For a plan that is paid by the year: the first at admission, each other one before its year.',
  }),
  courseFee: money('Course fee'),
  examFee: money('Examination fee'),
  keyHighlights: list('What it includes', requiredText('Highlight')),
  emiOptions: list('EMI options', emiOption),
});

export const step = z.object({ id: partId(), title: requiredText('Title'), description: longText('Description') });

export const learnMoreItem = z.object({ id: partId(), title: text('Title'), description: richText('Text') });

export const video = z.object({
  thumbnail: image('Thumbnail'),
  link: link('Address of the embedded video'),
  title: text('Title'),
});

export const picture = z.object({ id: partId(), image: image('Picture'), alt: text('Alternative text') });
