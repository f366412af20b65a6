import type { LectureChoices } from '@prospectus/contract';
import { Select, type SelectOption } from '@prospectus/design-system';

import { useRead } from '../../providers/calls.ts';
import { useContractText, useText } from '../../texts/language-context.ts';

export const LABELS = { course_name: 'Course', sem_year: 'Semester', batch: 'Batch', subject_name: 'Subject' } as const;
type Name = keyof typeof LABELS;
export const CHOICE_NAMES = Object.keys(LABELS) as Name[];

/** The chosen course, semester, batch and subject, as far as they are chosen. */
export type Chosen = { [N in Name]?: string };

/** The choice that must be made before another one. */
const BEFORE: { [N in Name]?: Name } = { sem_year: 'course_name', batch: 'sem_year', subject_name: 'sem_year' };

type ChoiceFieldsProps = {
  names: readonly Name[];
  chosen: Chosen;
  /** Called with what changed; '' for nothing chosen. */
  onChange: (change: Chosen) => void;
  /** Shown where nothing is chosen. By default each choice is made after the one above, and emptied with it. */
  placeholder?: string;
  requiredMark?: boolean;
  errorOf?: (name: Name) => string | undefined;
  /** Below the batches there are. */
  moreBatches?: readonly SelectOption[];
};

/** Course, semester, batch and subject, chosen from those there are. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { names, chosen, onChange, placeholder, requiredMark, errorOf, moreBatches = [] } = props;
  const text = useText();
  const contractText = useContractText();
  const { data: all = [] } = useRead('GET /admin/live-lectures/choices', undefined, { staleTime: 60_000 });
  const possible = possibleChoices(all, chosen);
  return names.map((name) => {
    const value = chosen[name] ?? '';
    const extra = name === 'batch' ? moreBatches : [];
    const before = placeholder === undefined ? BEFORE[name] : undefined;
    const isOpen = before === undefined || Boolean(chosen[before]);
    // What is chosen is listed although it is no choice any more.
    const isListed = value === '' || possible[name].includes(value) || extra.some((option) => option.value === value);
    const listed = isListed ? possible[name] : [value, ...possible[name]];
    return (
      <Select
        key={name}
        label={contractText(LABELS[name])}
        placeholder={placeholder ?? text(isOpen ? 'planner.choose' : 'planner.chooseBefore')}
        {...(requiredMark && { requiredMark })}
        error={errorOf?.(name)}
        disabled={!isOpen}
        value={value}
        options={[...listed.map((option) => ({ value: option, label: option })), ...extra]}
        onChange={(event) => {
          const below = placeholder === undefined ? names.filter((other) => isBelow(other, name)) : [];
          onChange({ ...Object.fromEntries(below.map((other) => [other, ''])), [name]: event.target.value });
        }}
      />
    );
  });
}

function isBelow(name: Name, other: Name): boolean {
  const before = BEFORE[name];
  return before !== undefined && (before === other || isBelow(before, other));
}

const unique = (names: readonly string[]) =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** What can be chosen with what is chosen already; of all courses where none is. */
function possibleChoices(choices: LectureChoices, { course_name, sem_year }: Chosen): Record<Name, string[]> {
  const courses = course_name ? choices.filter((one) => one.course_name === course_name) : choices;
  const semesters = courses.flatMap((one) => one.semesters);
  const own = sem_year ? semesters.filter((one) => one.sem_year === sem_year) : semesters;
  return {
    course_name: choices.map((one) => one.course_name),
    sem_year: unique(semesters.map((one) => one.sem_year)),
    batch: unique(own.flatMap(({ batches }) => batches)),
    subject_name: unique(own.flatMap(({ subjects }) => subjects)),
  };
}
