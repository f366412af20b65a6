import type { LeadField } from '@prospectus/contract';
import { LEAD_MILESTONES } from '@prospectus/contract/lead-views';
import { Button, Grid, Select, Stack, TextField } from '@prospectus/design-system';
import { DateField, PopoverButton } from '@prospectus/design-system/console';
import type { ChangeEvent, ReactNode } from 'react';

import { useContractText, useText } from '../../texts/language-context.ts';
import { FIELD_FILTERS, useFieldText } from './lead-fields.ts';
import type { LeadList } from './use-lead-list.ts';

/** Filters that are used now and then, and where there is no room for them the `usual` ones. */
export function MoreFilters({ list: { values, set }, usual }: { list: LeadList; usual: ReactNode }) {
  const text = useText();
  const labelOf = useFilterLabel();
  const { named } = useFieldText();
  return (
    <PopoverButton
      label={text('figures.moreFilters')}
      trigger={
        <Button variant="quiet" size="small" endIcon="chevron-down">
          {text('figures.moreFilters')}
        </Button>
      }
    >
      <Grid min={140} gap={2} align="end">
        {usual}
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={text(`figures.behind.${name}`)}
            value={values[name] ?? ''}
            onChange={(value) => set(name, value)}
          />
        ))}
        <Select
          label={text('figures.behind.reached')}
          placeholder={text('figures.anyStep')}
          value={values['reached'] ?? ''}
          options={LEAD_MILESTONES.map((one) => ({ value: one, label: text(`figures.reachedSteps.${one}`) }))}
          onChange={(event) => set('reached', event.target.value)}
        />
        {FIELD_FILTERS.map((field) => {
          const { filter, inAddress, values: choices = [] } = field;
          const shared = { label: labelOf(field), value: values[inAddress] ?? '' };
          const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            set(inAddress, event.target.value);
          if (filter === 'atLeast')
            return <TextField key={inAddress} type="number" min={-999} max={999} {...{ ...shared, onChange }} />;
          if (filter !== 'choice') return null;
          return (
            <Select
              key={inAddress}
              placeholder={text('figures.anyStep')}
              options={choices.map((one) => ({ value: one, label: named(field, one) }))}
              {...{ ...shared, onChange }}
            />
          );
        })}
      </Grid>
    </PopoverButton>
  );
}

function useFilterLabel() {
  const text = useText();
  const contractText = useContractText();
  return ({ label = '', filter }: Pick<LeadField, 'label' | 'filter'>): string =>
    filter === 'atLeast' ? text('figures.behind.atLeast', { name: contractText(label) }) : contractText(label);
}

/** A filter in use: its name in the address, and what it is called. */
export type FilterInUse = { name: string; label: string; value: string };

/** The filters in use that no field in sight shows; each can be taken away. */
export function FiltersInUse({ list: { values, set }, unseen }: { list: LeadList; unseen: readonly FilterInUse[] }) {
  const text = useText();
  const labelOf = useFilterLabel();
  const { named } = useFieldText();
  const reached = LEAD_MILESTONES.find((one) => one === values['reached']);
  const all = [
    ...unseen,
    ...(['from', 'to'] as const).map((name) => ({
      name,
      label: text(`figures.behind.${name}`),
      value: values[name] ?? '',
    })),
    {
      name: 'reached',
      label: text('figures.behind.reached'),
      value: reached ? text(`figures.reachedSteps.${reached}`) : (values['reached'] ?? ''),
    },
    ...FIELD_FILTERS.map((field) => {
      const value = values[field.inAddress] ?? '';
      const inWords = value === 'unknown' ? text('figures.unknownOne') : named(field, value);
      return { name: field.inAddress, label: labelOf(field), value: inWords };
    }),
  ].filter(({ value }) => value !== '');
  if (all.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap={1}>
      {all.map(({ name, label, value }) => (
        <li key={name}>
          <Button size="small" variant="secondary" startIcon="close" onClick={() => set(name, '')}>
            {text('figures.filterInUse', { name: label, value })}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
