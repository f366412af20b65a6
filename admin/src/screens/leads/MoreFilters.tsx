import { DEVICES, VISIT_SOURCES } from '@prospectus/contract';
import { LEAD_REACHED } from '@prospectus/contract/lead-views';
import { Button, Grid, Popover, Select, Stack, TextField } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { microscope } from '../../texts/english/microscope.ts';
import { useText } from '../../texts/language-context.ts';
import type { LeadList } from './use-lead-list.ts';

const NAMED = ['from', 'to', 'reached', 'came', 'device', 'entry', 'campaign', 'programme', 'score'] as const;
const { sources, devices } = microscope;
const isIn = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name);

/** Filters that are used now and then, and where there is no room for them the `usual` ones. */
export function MoreFilters({ list: { values, set }, usual }: { list: LeadList; usual: ReactNode }) {
  const text = useText();
  return (
    <Popover
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
          <TextField
            key={name}
            type="date"
            label={text(`figures.behind.${name}`)}
            value={values[name]}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
        <Select
          label={text('figures.behind.reached')}
          placeholder={text('figures.anyStep')}
          value={values.reached}
          options={LEAD_REACHED.map((one) => ({ value: one, label: text(`figures.reachedSteps.${one}`) }))}
          onChange={(event) => set('reached', event.target.value)}
        />
        <Select
          label={text('figures.behind.came')}
          placeholder={text('microscope.anySource')}
          value={values.came}
          options={VISIT_SOURCES.map((one) => ({ value: one, label: text(`microscope.sources.${one}`) }))}
          onChange={(event) => set('came', event.target.value)}
        />
        <Select
          label={text('figures.behind.device')}
          placeholder={text('microscope.anyDevice')}
          value={values.device}
          options={DEVICES.map((one) => ({ value: one, label: text(`microscope.devices.${one}`) }))}
          onChange={(event) => set('device', event.target.value)}
        />
        <TextField
          type="number"
          min={-999}
          max={999}
          label={text('figures.behind.score')}
          value={values.score}
          onChange={(event) => set('score', event.target.value)}
        />
      </Grid>
    </Popover>
  );
}

/** A filter in use whose field is out of sight. */
export type HiddenFilter = { name: 'stage' | 'owner'; label: string; value: string };

/** The filters in use that no field in sight shows; each can be taken away. */
export function FiltersInUse({ list: { values, set }, unseen }: { list: LeadList; unseen: readonly HiddenFilter[] }) {
  const text = useText();
  const inUse = NAMED.filter((name) => values[name] !== '');
  const said = (name: (typeof NAMED)[number]): string => {
    const value = values[name];
    if (value === 'unknown') return text('figures.unknownOne');
    const reached = LEAD_REACHED.find((one) => one === value);
    if (name === 'reached' && reached) return text(`figures.reachedSteps.${reached}`);
    if (name === 'came' && isIn(sources, value)) return text(`microscope.sources.${value}`);
    return name === 'device' && isIn(devices, value) ? text(`microscope.devices.${value}`) : value;
  };
  const all = [...unseen, ...inUse.map((name) => ({ name, label: text(`figures.behind.${name}`), value: said(name) }))];
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
