import type { ProgramCard } from '@prospectus/contract';

/** A programme on a card. */
export const programCard = (slug: string, display_name: string, changes: Partial<ProgramCard> = {}): ProgramCard => ({
  id: crypto.randomUUID(),
  name: slug,
  slug,
  path: `/${slug}`,
  program_code: 'MG200',
  display_name,
  display_short_name: display_name,
  label: 'Master’s degree',
  short_description: `What ${display_name} is about, in words that go on for some time so that a compact card has to cut them.`,
  duration: '2 years',
  program_thumbnail: '',
  program_thumbnail_one: '',
  brochure_pdf: '',
  program_type_id: 2,
  is_specialisation: '0',
  is_specialisation_of: null,
  parent_display_name: null,
  parent_program: null,
  fee: null,
  intake: null,
  chart: { rings: [2, 1], capstone: 0 },
  ...changes,
});

/** A subject entered on a day of January 2025. */
export const subject = (subject_name: string, day: number, is_elective_based: '0' | '1' = '0') => ({
  id: subject_name,
  subject_name,
  is_elective_based,
  credits: 4,
  created_at: `2025-01-0${day}T00:00:00Z`,
  program_id: crypto.randomUUID(),
});

/** A plan with defaults. */
export const feePlan = (title: string, amounts: Record<string, unknown>) => ({
  title,
  keyHighlights: [`${title} includes e-books`],
  ...amounts,
});

/** Monthly payments without interest. */
export const emi = (
  emiDownPayment: number,
  emiDuration: number,
  emiMonthlyPayment: number,
  charges: { rate?: number; fee?: number } = {},
) => ({
  emiOption: `${emiDuration} months`,
  installment: {
    emiDownPayment,
    emiDuration,
    emiMonthlyPayment,
    emiInterestRate: charges.rate ?? 0,
    emiProcessingFee: charges.fee ?? 0,
    emiTotalPayment: 0,
  },
});
