import { card } from '../../cards.ts';
import type { Card } from '../../seed-program.ts';

export const plusKeyContents: Card[] = [
  card(
    'chart',
    'Studio I: Spreadsheets and dashboards',
    'You rebuild a report of your own workplace, so that it answers its question on one page and refreshes itself.',
  ),
  card(
    'users',
    'Studio II: Presenting and negotiating',
    'You are recorded, interrupted and outvoted in a friendly room, before it happens in another one.',
  ),
  card(
    'briefcase',
    'Studio III: A consulting brief',
    'A small firm or an NGO states a problem. Four teams work on it separately and report to the same client.',
  ),
  card(
    'star',
    'Studio IV: Leading a team',
    'You lead a team of the third-semester studio for four weeks, and read what its members write about it.',
  ),
];

export const plusBenefits: Card[] = [
  card(
    'clock',
    'The four studio Sundays are known in advance',
    'Their dates are published with the timetable of the semester, so that you can ask for leave in time.',
  ),
  card(
    'users',
    'A practitioner at the table',
    'Every studio is led by someone who does this work outside the university, together with a member of the faculty.',
  ),
  card(
    'award',
    'Certificates that say what you did',
    'Each names the tasks you completed and the standard they met, instead of listing hours attended.',
  ),
  card(
    'phone',
    'Two conversations a year',
    'A mentor from your field of work meets you by video in each semester break, to look back and to plan.',
  ),
  card(
    'check',
    'A way back',
    'Should the studios prove too much, you may continue in the MBA from the next semester and pay its fee from then on.',
  ),
];

export const plusRoadmap: Card[] = [
  card('users', 'From specialist to manager', 'First responsibility for a team, a branch, a shift or a product.'),
  card(
    'chart',
    'From reporting to planning',
    'Business analyst, planning manager or chief of staff in a growing firm.',
  ),
  card('globe', 'Into consulting', 'Associate in an advisory firm, or independent work for small enterprises.'),
  card(
    'briefcase',
    'Across industries',
    'A move from a technical trade into operations, product or programme management.',
  ),
];
