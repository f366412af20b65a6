import { Select } from '@prospectus/design-system';

import type { FilterInputProps } from '../../records/console-resource.ts';
import { useText } from '../../texts/language-context.ts';
import { type OptionListName, useEventOptions } from './use-event-options.ts';

export const CourseFilter = (props: FilterInputProps) => <OptionFilter list="courseName" {...props} />;
export const SemesterFilter = (props: FilterInputProps) => <OptionFilter list="semYear" {...props} />;
export const BatchFilter = (props: FilterInputProps) => <OptionFilter list="batch" {...props} />;

/** Filters lectures by one course, semester or batch. */
function OptionFilter({ list, label, value, onChange }: FilterInputProps & { list: OptionListName }) {
  const text = useText();
  const options = useEventOptions(list);
  const all = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <Select
      label={label}
      placeholder={text('lists.filter.any')}
      value={value}
      options={all.map((option) => ({ value: option, label: option }))}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
