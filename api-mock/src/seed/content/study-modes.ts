import { card, type Icon } from './cards.ts';
import type { Card } from './seed-program.ts';

export const DIPLOMA_MODE = 'Online: recorded lessons on weekdays, live classes on Saturdays';
export const TECHNICAL_MODE = 'Online: recorded lessons and labs on weekdays, live classes on Sundays';
export const LANGUAGE_MODE = 'Online: live classes on Tuesday and Thursday evenings, with recordings';

/** What the short technical programmes share, save for the tools that are used. */
export const labBenefits = (tools: string, icon: Icon = 'laptop'): Card[] => [
  card(icon, 'Practice in the browser', `${tools} Nothing needs to be installed on your own computer.`),
  card(
    'users',
    'Small lab groups',
    'Labs are discussed live in small groups, with a teacher who looks at your work and says what to try next.',
  ),
  card(
    'clock',
    'Made for evenings',
    'Recorded lessons are short. Live classes meet once a week and are recorded for those who cannot come.',
  ),
  card(
    'rupee',
    'One clear fee',
    'Lab access, study material and the first attempt of each examination are part of the fee.',
  ),
];

/** The note under the structure of technical programmes. */
export const LAB_NOTE =
  '<p>Every subject is assessed by lab work, assignments and an end-semester examination. The tools named in a subject may be replaced by newer ones of the same kind.</p>';

/** Why a language certificate of six months counts a hundred credits. */
export const LANGUAGE_NOTE =
  '<p>The four subjects are studied side by side. In the language certificates one credit stands for one hour of guided study, so the hundred credits are a hundred hours with a teacher or a guided exercise.</p>';
