import { Select } from '@prospectus/design-system';

import type { FilterInputProps } from '../../records/view.ts';
import { showDay, today } from './times.ts';

/** Lectures from today on, or all there ever were. A day kept in an old address stays in force and is named. */
export function WhenFilter({ label, value, onChange }: FilterInputProps) {
  const now = today();
  const options = [
    { value: now, label: 'From today' },
    ...(value && value !== now ? [{ value, label: `From ${showDay(value)}` }] : []),
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
