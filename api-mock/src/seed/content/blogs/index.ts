import type { SeedRow } from '../seed-row.ts';
import { choosingASpecialisation } from './choosing-a-specialisation.ts';
import { examinationDays } from './examination-days.ts';
import { noCostEmiExplained } from './no-cost-emi-explained.ts';
import { studyPlanForWorkingPeople } from './study-plan-for-working-people.ts';
import { ugcRecognitionExplained } from './ugc-recognition-explained.ts';

/** Posts of the blog, the newest first. */
export const blogRows: readonly SeedRow<'blogs'>[] = [
  studyPlanForWorkingPeople,
  examinationDays,
  noCostEmiExplained,
  ugcRecognitionExplained,
  choosingASpecialisation,
];
