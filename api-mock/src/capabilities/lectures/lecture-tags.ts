import { resources } from '@prospectus/contract';

import { everyRecordTag, recordTag, type Tag } from '../../content/tags.ts';

/** The list of lectures as a whole. */
export const LECTURES: Tag = resources['live-lectures'].name;

const MOST_MONTHS = 24;

/** What a lecture on these days, `yyyy-MM-dd`, concerns: the months it is in, such as `live-lectures:2026-11`. */
export function lectureTags(first: string, last: string): Tag[] {
  const months = monthsOf(first, last);
  return [LECTURES, ...(months.length > MOST_MONTHS ? [everyRecordTag(LECTURES)] : months)];
}

/** What a list of the lectures of some days was made of. */
export const scheduleTags = (first: string, last: string): Tag[] => [
  everyRecordTag(LECTURES),
  ...monthsOf(first, last),
];

function monthsOf(first: string, last: string): Tag[] {
  const tags: Tag[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7) && tags.length <= MOST_MONTHS; month = following(month))
    tags.push(recordTag(LECTURES, month));
  return tags;
}

function following(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
