import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const plusKeyContents: Card[] = [
  card(
    'chart',
    'Studio I: Spreadsheets and dashboards',
    'You rebuild a report from your own workplace so that it fits on one page and refreshes itself.',
  ),
  card(
    'users',
    'Studio II: Presenting and negotiating',
    'You practise being recorded, interrupted and outvoted with your classmates, so you’re ready for it at work.',
  ),
  card(
    'briefcase',
    'Studio III: A consulting brief',
    'A small company or an NGO brings a problem. Four teams work on it separately and report to the same client.',
  ),
  card(
    'star',
    'Studio IV: Leading a team',
    'You lead a third-semester studio team for four weeks, and then read its members’ feedback.',
  ),
];

export const plusBenefits: Card[] = [
  card(
    'clock',
    'Studio Sundays announced early',
    'We publish all four dates with the semester timetable, so you can ask for leave in time.',
  ),
  card(
    'users',
    'Learn from a practitioner',
    'Every studio is led by a person who does this work outside the university, together with a faculty member.',
  ),
  card(
    'award',
    'Certificates that say what you did',
    'Each certificate names the tasks you completed and the standard you met, instead of hours attended.',
  ),
  card(
    'phone',
    'Two mentor meetings a year',
    'A mentor from your field meets you by video in each semester break, to look back and plan ahead.',
  ),
  card(
    'check',
    'You can switch to the MBA',
    'If the studios are too much, you can continue in the MBA from the next semester and pay the MBA fee from then.',
  ),
];

export const plusRoadmap: Card[] = [
  card('users', 'From specialist to manager', 'Your first job leading a team, a branch, a shift or a product.'),
  card(
    'chart',
    'From reporting to planning',
    'Business analyst, planning manager or chief of staff in a growing company.',
  ),
  card('globe', 'Into consulting', 'Associate in a consulting company, or independent work for small businesses.'),
  card(
    'briefcase',
    'Into a new industry',
    'Move from a technical job into operations, product or programme management.',
  ),
];
