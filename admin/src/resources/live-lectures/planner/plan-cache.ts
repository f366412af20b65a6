import { isHeldBetween, type LecturePlan, type LectureRecord } from '@prospectus/contract';
import type { QueryClient } from '@tanstack/react-query';

import { FILTER_FIELDS, type PlanFilters } from './place.ts';

/** What a plan was read for. */
export type PlanOf = PlanFilters & { from: string; to: string };

export const PLAN = 'lecture-plan';
export const planKey = (of: PlanOf) => [PLAN, of] as const;

/** Puts lectures as they are now into every plan that is loaded, and takes out those that are gone; nothing is read. */
export function putLectures(client: QueryClient, lectures: readonly LectureRecord[], deleted: readonly string[]): void {
  const changed = new Set([...lectures.map(({ id }) => id), ...deleted]);
  for (const [key, plan] of client.getQueriesData<LecturePlan>({ queryKey: [PLAN] })) {
    const of = key[1] as PlanOf | undefined;
    if (!plan || !of) continue;
    const others = plan.lectures.filter(({ id }) => !changed.has(id));
    const inside = lectures.filter((lecture) => belongs(lecture, of));
    if (others.length === plan.lectures.length && inside.length === 0) continue;
    client.setQueryData<LecturePlan>(key, { ...plan, lectures: [...others, ...inside].toSorted(byStart) });
  }
}

/** A lecture as it was last read or saved. */
export function cachedLecture(client: QueryClient, id: string): LectureRecord | undefined {
  let newest: LectureRecord | undefined;
  for (const [, plan] of client.getQueriesData<LecturePlan>({ queryKey: [PLAN] })) {
    const found = plan?.lectures.find((lecture) => lecture.id === id);
    if (found && (!newest || found.version > newest.version)) newest = found;
  }
  return newest;
}

const belongs = (lecture: LectureRecord, of: PlanOf) =>
  isHeldBetween(lecture, of.from, of.to) &&
  FILTER_FIELDS.every((name) => of[name] === undefined || of[name] === lecture[name]);

const byStart = (a: LectureRecord, b: LectureRecord) =>
  `${a.start_date}${a.start_time}${a.id}`.localeCompare(`${b.start_date}${b.start_time}${b.id}`);
