import type { SeedRow } from '../seed-row.ts';
import { about } from './about.ts';
import { admissionPolicy } from './admission-policy.ts';
import { assessments } from './assessments.ts';
import { contact } from './contact.ts';
import { courseConduction } from './course-conduction.ts';
import { discussionForum } from './discussion-forum.ts';
import { home } from './home.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { programmes } from './programmes.ts';
import { recognition } from './recognition.ts';
import { registrationProcess } from './registration-process.ts';

/** Pages of the university, in the order of the console's list. */
export const pageRows: readonly SeedRow<'pages'>[] = [
  home,
  about,
  programmes,
  assessments,
  courseConduction,
  discussionForum,
  admissionPolicy,
  registrationProcess,
  recognition,
  contact,
  privacyPolicy,
];
