import type { AuxiliaryData } from '../page/page-data.ts';
import type { Lecture } from './schedule-lecture.ts';
import type { Asked } from './schedule-query.ts';

/** What the schedule is shown from. */
export type ScheduleData = AuxiliaryData & {
  shows: 'schedule';
  schedule: {
    /** The day it is in India. */
    today: string;
    asked: Asked;
    options: { courseName: string[]; semYear: string[]; batch: string[] };
    /** Short names of the courses to choose from, by name: a line of a month has no room for more. */
    shortNames: Readonly<Record<string, string>>;
    /** Those of the period that match, the next first; at most so many as a page may weigh. */
    lectures: Lecture[];
    /** How many more match. */
    more: number;
  };
};
