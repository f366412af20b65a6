import { Select } from '@prospectus/design-system';

import type { FilterInputProps } from '../../records/console-resource.ts';
import { useLanguage } from '../../texts/language-context.ts';
import { formatDay, today } from './times.ts';

/** Filters lectures from today on, or shows all. Another day in the URL, such as from an old link, is an option too. */
export function WhenFilter({ value, onChange }: FilterInputProps) {
  const { text, locale } = useLanguage();
  const now = today();
  const options = [
    { value: now, label: text('entities.lectures.fromToday') },
    ...(value && value !== now
      ? [{ value, label: text('entities.lectures.from', { day: formatDay(value, locale) }) }]
      : []),
  ];
  return (
    <Select
      label={text('entities.lectures.when')}
      placeholder={text('entities.lectures.anyTime')}
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
