import type { SeedRow } from '../seed-row.ts';
import { checkRecognitionYourself } from './check-recognition-yourself.ts';
import { choosingASpecialisation } from './choosing-a-specialisation.ts';
import { examinationDays } from './examination-days.ts';
import { noCostEmiExplained } from './no-cost-emi-explained.ts';
import { questionsACounsellorAsks } from './questions-a-counsellor-asks.ts';
import { studyingWithNightShifts } from './studying-with-night-shifts.ts';
import { studyPlanForWorkingPeople } from './study-plan-for-working-people.ts';
import { ugcRecognitionExplained } from './ugc-recognition-explained.ts';

/** Posts of the blog, the newest first. */
export const blogRows: readonly SeedRow<'blogs'>[] = [
  checkRecognitionYourself,
  studyingWithNightShifts,
  questionsACounsellorAsks,
  studyPlanForWorkingPeople,
  examinationDays,
  noCostEmiExplained,
  ugcRecognitionExplained,
  choosingASpecialisation,
];
