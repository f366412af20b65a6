import type { Intake } from '../core/intakes.ts';
import type { FamilyData, Language } from './family-data.ts';

type Plan = FamilyData['plans'][number];

/** Every word of the sheet that is not staff's own. */
export type FamilyTexts = {
  other: { language: Language; label: string };
  headTitle: (title: string) => string;
  description: (title: string, university: string) => string;
  /** Name of the PDF, without its ending. */
  fileName: (title: string) => string;
  eyebrow: string;
  send: string;
  print: string;
  download: string;
  message: (data: FamilyData, address: string) => string;
  facts: Record<'duration' | 'start' | 'total' | 'award' | 'eligibility', string>;
  start: (intake: Intake) => string;
  from: (amount: string) => string;
  fees: Record<'title' | 'plan' | 'course' | 'exam' | 'total' | 'some', string>;
  bySemester: (plan: Plan) => string;
  charges: (data: FamilyData) => string[];
  recognition: string;
  check: string;
  checkNote: string;
  classes: string;
  amount: (semesters: number, credits: number | null) => string;
  schedule: string;
  award: string;
  awarded: (data: FamilyData) => string;
  call: string;
  more: string;
  /** What a file or a printed page says of its age; `day` is `yyyy-MM-dd`. */
  asOf: (day: string) => string;
};
