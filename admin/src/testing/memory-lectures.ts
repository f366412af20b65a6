import {
  type Answer,
  lecturesOverlap,
  type Body,
  isHeldBetween,
  type LectureChange,
  type LectureRecord,
  type LiveLecture,
  lectureStart,
} from '@prospectus/contract';
import { HttpError, type RaRecord } from 'react-admin';

type Row = LectureRecord & RaRecord;
type Edit = { before: Row | undefined; after: Row | undefined };

const conflict = (conflicts: Row[]) =>
  new HttpError('Someone else changed this record in the meantime.', 409, { code: 'VERSION_CONFLICT', conflicts });

/**
 * The planner's calls over lectures in memory: changes are all or nothing, with versions, and can be undone; two lectures
 * of one batch at once clash. Series are not repeated here. `fail` may fail
 * a call by its name.
 */
export function memoryLectures(
  fail: (call: string) => void,
  all: () => RaRecord[],
  replace: (rows: RaRecord[]) => void,
  /** What takes back changes of other records, by their ids; answers how many it put back. */
  undos: ReadonlyMap<string, () => number>,
): Record<string, (input: never) => unknown> {
  const changes = new Map<string, { edits: Edit[]; undone: boolean }>();
  const rows = () => all() as Row[];

  const apply = (edits: Edit[]): LectureChange => {
    const gone = new Set(edits.map(({ before, after }) => (before ?? after)?.id));
    const now = edits.flatMap(({ after }) => (after ? [after] : []));
    replace([...rows().filter(({ id }) => !gone.has(id)), ...now]);
    const changeId = crypto.randomUUID();
    changes.set(changeId, { edits, undone: false });
    return {
      changeId,
      lectures: structuredClone(now),
      deleted: edits.flatMap(({ before, after }) => (before && !after ? [before.id] : [])),
    };
  };
  const plan = (operations: Body<'POST /admin/live-lectures/changes'>['operations']): Edit[] => {
    const stale = operations.flatMap((one) => {
      const row = one.op === 'create' ? undefined : rows().find(({ id }) => id === one.id);
      return one.op !== 'create' && row && row.version !== one.version ? [row] : [];
    });
    if (stale.length > 0) throw conflict(structuredClone(stale));
    return operations.map((one): Edit => {
      if (one.op === 'create') return { before: undefined, after: newRow(one.fields) };
      const before = rows().find(({ id }) => id === one.id);
      if (!before) throw new HttpError('A lecture is not there any more.', 404, { code: 'NOT_FOUND' });
      return one.op === 'delete'
        ? { before, after: undefined }
        : { before, after: { ...before, ...(one.fields as Partial<Row>), version: before.version + 1 } };
    });
  };
  const clashes = (edits: Edit[]) =>
    edits.flatMap(({ after }) =>
      after
        ? rows()
            .filter((row) => row.id !== after.id && row.batch === after.batch && row.sem_year === after.sem_year)
            .filter((row) => lecturesOverlap(row, after))
            .map((row) => ({ ...row, why: 'batch' as const, title: row.subject_name, of: { ...after } }))
        : [],
    );

  const answers: Partial<{ [N in string]: (input: never) => unknown }> = {
    'GET /admin/live-lectures/between': ({
      query,
    }: {
      query: Record<string, string>;
    }): Answer<'GET /admin/live-lectures/between'> => {
      const { from = '', to = '', ...wanted } = query;
      const lectures = rows().filter(
        (row) => isHeldBetween(row, from, to) && Object.entries(wanted).every(([name, value]) => row[name] === value),
      );
      return {
        lectures: structuredClone(lectures).toSorted((a, b) => lectureStart(a).localeCompare(lectureStart(b))),
        holidays: [],
      };
    },
    'GET /admin/live-lectures/choices': (): Answer<'GET /admin/live-lectures/choices'> =>
      [...Map.groupBy(rows(), (row) => row.course_name)].map(([course_name, ofCourse]) => ({
        course_name,
        semesters: [...Map.groupBy(ofCourse, (row) => row.sem_year)].map(([sem_year, own]) => ({
          sem_year,
          batches: [...new Set(own.map(({ batch }) => batch))],
          subjects: [...new Set(own.map(({ subject_name }) => subject_name))],
        })),
      })),
    'POST /admin/live-lectures/check': ({ body }: { body: Body<'POST /admin/live-lectures/check'> }) => {
      const edits =
        'operations' in body
          ? plan(body.operations)
          : [{ before: undefined, after: { ...newRow(body), ...(body.id && { id: body.id }) } }];
      const batches = new Set(edits.map(({ before, after }) => (after ?? before)?.batch ?? ''));
      return {
        clashes: clashes(edits),
        reach: { batches: [...batches], feeds: 8, pages: ['/live-lecture'], beginsInMinutes: 90_000, within24h: false },
        counts: { saved: edits.length, deleted: 0 },
      };
    },
    'POST /admin/live-lectures/changes': ({ body }: { body: Body<'POST /admin/live-lectures/changes'> }) => {
      const edits = plan(body.operations);
      const found = clashes(edits);
      if (found.length > 0 && !body.allowClash)
        throw new HttpError('The batch has another lecture at this time, or it is a holiday.', 409, {
          code: 'CLASH',
          clashes: found,
        });
      return apply(edits);
    },
    'POST /admin/changes/:id/undo': ({ params }: { params: { id: string } }) => {
      const undo = undos.get(params.id);
      if (undo) return { undone: undo() };
      const change = changes.get(params.id);
      if (!change || change.undone) throw new HttpError('This change was undone already.', 409, { code: 'LOCKED' });
      change.undone = true;
      return apply(
        change.edits.map(({ before, after }) => {
          const now = rows().find(({ id }) => id === (after ?? before)?.id);
          return { before: now, after: before && { ...before, version: (now ?? before).version + 1 } };
        }),
      );
    },
    'GET /admin/live-lectures/:id/history': () => [],
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (input: never) => {
        fail(name);
        return answer?.(input);
      },
    ]),
  );
}

const newRow = (fields: LiveLecture): Row => ({
  ...fields,
  id: crypto.randomUUID(),
  version: 1,
  position: 0,
  status: 'published',
  created_at: '2026-11-21T06:00:00.000Z',
  updated_at: '2026-11-21T06:00:00.000Z',
  series_id: null,
  is_exception: false,
  cancelled: false,
  moved_from: null,
  moved_at: null,
  clash_allowed: false,
});
