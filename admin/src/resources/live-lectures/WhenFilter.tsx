import { Select } from '@prospectus/design-system';

import type { FilterInputProps } from '../../records/console-resource.ts';
import { formatDay, today } from './times.ts';

/** Filters lectures from today on, or shows all. Another day in the URL, such as from an old link, is an option too. */
export function WhenFilter({ label, value, onChange }: FilterInputProps) {
  const now = today();
  const options = [
    { value: now, label: 'From today' },
    ...(value && value !== now ? [{ value, label: `From ${formatDay(value)}` }] : []),
  ];
  return (
    <Select
      label={label}
      placeholder="Any time"
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
