import type { LectureChoices } from '@prospectus/contract';
import { sql } from 'drizzle-orm';

import { type Database, rows } from '../../platform/database/database.ts';

type Found = { course_name: string; sem_year: string; batch: string | null; subject_name: string | null };

/** What lectures are planned from: the live programmes with their subjects, the batches, and what lectures have. */
export async function readChoices(db: Database): Promise<LectureChoices> {
  const found = await rows<Found>(
    db,
    sql`select course_name, sem_year, batch, null as subject_name from batches
        union select course_name, sem_year, batch, null from live_lectures where deleted_at is null
        union select course_name, sem_year, null, subject_name from live_lectures where deleted_at is null
        union select published->>'display_name', 'Semester ' || (semester->>'semester'), null, subject->>'subject_name'
        from documents,
          jsonb_array_elements(coalesce(published->'semesters', '[]')) semester,
          jsonb_array_elements(coalesce(semester->'semester_data', '[]')) subject
        where resource = 'program' and deleted_at is null and published is not null
          and subject->>'is_elective_based' is distinct from 'true'`,
  );
  return byName(found, 'course_name').map(([course_name, ofCourse]) => ({
    course_name,
    semesters: byName(ofCourse, 'sem_year').map(([sem_year, ofSemester]) => ({
      sem_year,
      batches: byName(ofSemester, 'batch').map(([batch]) => batch),
      subjects: byName(ofSemester, 'subject_name').map(([subject]) => subject),
    })),
  }));
}

function byName(found: readonly Found[], field: keyof Found): [string, Found[]][] {
  const groups = Map.groupBy(found, (row) => row[field] ?? '');
  groups.delete('');
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
