import {
  DEVICE_NAMES,
  DEVICES,
  FORM_GROUPS,
  type FormGroup,
  VISIT_SOURCE_NAMES,
  VISIT_SOURCES,
} from '@prospectus/contract';
import { Grid, Select } from '@prospectus/design-system';

import { useContractText, useText } from '../../texts/language-context.ts';

/** What is counted; an empty value leaves it open. */
export type MicroscopeFilter = Record<'days' | 'from' | 'to' | 'path' | 'source' | 'device', string> & {
  by: FormGroup | '';
};

const PERIODS = [7, 30, 90, 180] as const;

/** Time, page, source and device of the figures, and what they are compared by. */
export function MicroscopeFilters({
  filter,
  paths,
  onChange,
}: {
  filter: MicroscopeFilter;
  paths: readonly string[];
  onChange: (name: keyof MicroscopeFilter, value: string) => void;
}) {
  const text = useText();
  const contractText = useContractText();
  // A page that was chosen stays among the choices while its figures are loaded.
  const choices = [...new Set([...paths, ...(filter.path ? [filter.path] : [])])];
  return (
    <search aria-label={text('microscope.filters')}>
      <Grid min={150} gap={2}>
        <Select
          label={text('microscope.when')}
          value={filter.days}
          {...(filter.from && { placeholder: `${filter.from} – ${filter.to}` })}
          options={PERIODS.map((days) => ({ value: days, label: text(`microscope.days.d${days}`) }))}
          onChange={(event) => onChange('days', event.target.value)}
        />
        <Select
          label={text('microscope.path')}
          placeholder={text('microscope.anyPath')}
          value={filter.path}
          options={choices.map((path) => ({
            value: path,
            label: path === 'other' ? text('microscope.otherPath') : path,
          }))}
          onChange={(event) => onChange('path', event.target.value)}
        />
        <Select
          label={text('microscope.source')}
          placeholder={text('microscope.anySource')}
          value={filter.source}
          options={VISIT_SOURCES.map((value) => ({ value, label: contractText(VISIT_SOURCE_NAMES[value]) }))}
          onChange={(event) => onChange('source', event.target.value)}
        />
        <Select
          label={text('microscope.device')}
          placeholder={text('microscope.anyDevice')}
          value={filter.device}
          options={DEVICES.map((value) => ({ value, label: contractText(DEVICE_NAMES[value]) }))}
          onChange={(event) => onChange('device', event.target.value)}
        />
        <Select
          label={text('microscope.by')}
          value={filter.by}
          options={FORM_GROUPS.map((value) => ({ value, label: text(`microscope.groups.${value}`) }))}
          onChange={(event) => onChange('by', event.target.value)}
        />
      </Grid>
    </search>
  );
}
