import { card, type Icon } from './cards.ts';
import type { Card } from './seed-program.ts';

export const DIPLOMA_MODE = 'Online: recorded lessons on weekdays, live classes on Saturdays';
export const TECHNICAL_MODE = 'Online: recorded lessons and labs on weekdays, live classes on Sundays';
export const LANGUAGE_MODE = 'Online: live classes on Tuesday and Thursday evenings, with recordings';

/** What the short technical programmes share, save for the tools that are used. */
export const labBenefits = (tools: string, icon: Icon = 'laptop'): Card[] => [
  card(icon, 'Practise in your browser', `${tools} You don’t need to install anything on your computer.`),
  card(
    'users',
    'Labs discussed live',
    'You discuss labs in the live class. A teacher looks at your work and tells you what to try next.',
  ),
  card(
    'clock',
    'Made for busy weeks',
    'Recorded lessons are short. Live classes are once a week, and you can watch the recording if you miss one.',
  ),
  card(
    'rupee',
    'What the fee covers',
    'The fee covers lab access, study material and your first attempt at each exam.',
  ),
];

/** The note under the structure of technical programmes. */
export const LAB_NOTE =
  '<p>Every subject has lab work, assignments and an end-semester exam. We may replace the tools named in a subject with newer ones of the same kind.</p>';

/** Why a language certificate of six months counts a hundred credits. */
export const LANGUAGE_NOTE =
  '<p>You study all four subjects together. In the language certificates one credit is one hour of guided study, so 100 credits mean 100 hours of classes and guided exercises.</p>';
