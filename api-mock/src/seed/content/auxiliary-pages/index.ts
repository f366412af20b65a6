import type { SeedRow } from '../seed-row.ts';
import { liveLecture } from './live-lecture.ts';
import { capstoneProject, internshipGuide, placementSupport } from './programme-pages.ts';
import { refundPolicy } from './refund-policy.ts';
import { scholarships } from './scholarships.ts';
import { equipmentGuide, readingList } from './specialisation-pages.ts';
import { studentSupport } from './student-support.ts';
import { technicalRequirements } from './technical-requirements.ts';

/** Auxiliary pages in their three forms: at the root, below a programme, below a specialisation. */
export const auxiliaryPageRows: readonly SeedRow<'auxiliary-pages'>[] = [
  liveLecture,
  studentSupport,
  scholarships,
  refundPolicy,
  technicalRequirements,
  placementSupport,
  capstoneProject,
  internshipGuide,
  readingList,
  equipmentGuide,
];
