import { PASTE_FIELDS, type PasteField } from '@prospectus/contract';

/** How people head the columns of a timetable, in English and in Hindi. */
const HEADINGS: Record<PasteField, string> = {
  course_name:
    'course, course name, programme, program, programme name, program name, degree, कोर्स, कोर्स का नाम, पाठ्यक्रम',
  sem_year: 'semester, sem, semester year, sem year, year, term, सेमेस्टर, सत्र, वर्ष',
  batch: 'batch, batch name, section, cohort, group, intake, class, बैच, समूह',
  subject_name: 'subject, subject name, paper, module, topic, lecture, title, विषय, विषय का नाम, व्याख्यान',
  start_date: 'date, start date, lecture date, class date, from date, on, तारीख, तिथि, दिनांक, शुरू तारीख',
  start_time: 'start, start time, starts, from, from time, begin, begins, time from, शुरू, शुरू समय, आरंभ, प्रारंभ',
  end_date: 'end date, to date, last date, समाप्ति तारीख, समाप्ति तिथि',
  end_time: 'end, end time, ends, to, to time, till, until, finish, time to, समाप्त, समाप्ति, समाप्ति समय, अंत',
  weekday: 'day, days, weekday, day of week, day of the week, दिन, वार',
  time: 'time, timing, timings, slot, time slot, hours, समय',
};

const BY_HEADING = new Map(
  PASTE_FIELDS.flatMap((field) => HEADINGS[field].split(', ').map((heading) => [heading, field] as const)),
);
const LINES_BEFORE = 20;
const FEWEST = 3;

/** What each column holds by its heading; null where that is no known one, or is there twice. */
export function recogniseColumns(headings: readonly string[]): (PasteField | null)[] {
  const seen = new Set<PasteField>();
  return headings.map((heading) => {
    const field = BY_HEADING.get(plain(heading));
    if (!field || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}

/** Which line has the headings, where one of the first has several known ones: a message may say something before it. */
export function headingLine(lines: readonly (readonly string[])[]): number | undefined {
  const known = lines
    .slice(0, LINES_BEFORE)
    .map((cells) => recogniseColumns(cells).filter((field) => field !== null).length);
  const most = Math.max(0, ...known);
  return most < FEWEST ? undefined : known.indexOf(most);
}

const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
