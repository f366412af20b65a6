import {
  DEVICE_NAMES,
  DEVICES,
  FORM_GROUPS,
  type FormFigures,
  type FormGroup,
  type StepFigures,
  VISIT_SOURCE_NAMES,
  VISIT_SOURCES,
} from '@prospectus/contract';
import { DataTable, EmptyState, Grid, Select, Skeleton, Stack } from '@prospectus/design-system';
import { BarChart } from '@prospectus/design-system/chart';
import { keepPreviousData } from '@tanstack/react-query';

import { Loaded } from '../../layout/Loaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useAddress } from '../../layout/use-address.ts';
import { useRead } from '../../providers/calls.ts';
import english from '../../texts/en.json';
import { useLanguage, useText } from '../../texts/language-context.ts';

const PERIODS = [7, 30, 90, 180] as const;
const LIMITS = ['from', 'to', 'path', 'source', 'device'] as const;
const LEFT = ['MOBILE_NUMBER', 'OTHER_DETAILS', 'OTP_VERIFICATION'] as const;

/** Where the enquiry is left and how long its steps take, by page, source and device; made of counts alone. */
export function FormMicroscope() {
  const text = useText();
  const { get } = useAddress();
  const by = FORM_GROUPS.find((group) => group === get('by')) ?? 'path';
  const days = get('from') ? '' : get('days') || '30';
  const limits = LIMITS.map((name) => [name, get(name)] as const);
  const query = Object.fromEntries([...limits, ['days', days], ['by', by]].filter(([, value]) => value !== ''));
  const figures = useRead('GET /admin/form-figures', { query }, { placeholderData: keepPreviousData });
  return (
    <Stack gap={3}>
      <PageHeader title={text('shell.menu.formMicroscope')} subtitle={text('microscope.intro')} />
      <Filters by={by} days={days} paths={figures.data?.paths ?? []} />
      <Loaded query={figures} title={text('microscope.failed')} waiting={<Skeleton height={320} />}>
        {({ steps, groups }) =>
          steps.every(({ reached }) => reached === 0) ? (
            <EmptyState
              headingLevel={2}
              icon="chart"
              title={text('microscope.none')}
              text={text('microscope.noneText')}
            />
          ) : (
            <>
              <StepChart steps={steps} />
              <StepTable steps={steps} />
              <GroupTable by={by} groups={groups} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

/** Time, page, source and device of the figures, and what they are compared by; all in the address. */
function Filters({ by, days, paths }: { by: FormGroup; days: string; paths: readonly string[] }) {
  const { text, contractText } = useLanguage();
  const { get, change } = useAddress();
  const { group } = useFigureTexts();
  const range = days === '' ? `${get('from')} – ${get('to')}` : undefined;
  // A page that was chosen stays among the choices while its figures are loaded.
  const pages = [...new Set([...paths, get('path')])].filter(Boolean);
  const filters = [
    {
      name: 'days',
      label: text('microscope.when'),
      placeholder: range,
      value: days,
      options: PERIODS.map((value) => ({ value, label: text(`microscope.days.d${value}`) })),
    },
    {
      name: 'path',
      label: text('microscope.path'),
      placeholder: text('microscope.anyPath'),
      options: pages.map((value) => ({ value, label: group('path', value) })),
    },
    {
      name: 'source',
      label: text('microscope.source'),
      placeholder: text('microscope.anySource'),
      options: VISIT_SOURCES.map((value) => ({ value, label: contractText(VISIT_SOURCE_NAMES[value]) })),
    },
    {
      name: 'device',
      label: text('microscope.device'),
      placeholder: text('microscope.anyDevice'),
      options: DEVICES.map((value) => ({ value, label: contractText(DEVICE_NAMES[value]) })),
    },
    {
      name: 'by',
      label: text('microscope.by'),
      value: by,
      options: FORM_GROUPS.map((value) => ({ value, label: text(`microscope.groups.${value}`) })),
    },
  ];
  return (
    <search aria-label={text('microscope.filters')}>
      <Grid min={150} gap={2}>
        {filters.map(({ name, value = get(name), ...select }) => (
          <Select
            key={name}
            {...select}
            value={value}
            onChange={(event) =>
              change({ [name]: event.target.value, ...(name === 'days' && { from: undefined, to: undefined }) })
            }
          />
        ))}
      </Grid>
    </search>
  );
}

function StepChart({ steps }: { steps: readonly StepFigures[] }) {
  const text = useText();
  const { count, share, time } = useFigureTexts();
  const noteOf = ({ reached, left, median_s, slow_s }: StepFigures) =>
    [
      left > 0 && text('microscope.leftHere', { count: count(left), share: share(left, reached) }),
      median_s !== null && text('microscope.pace', { median: time(median_s), slow: time(slow_s) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel title={text('microscope.chart')}>
      <BarChart
        label={text('microscope.chart')}
        bars={steps.map((figures) => ({
          label: text(`microscope.steps.${figures.step}`),
          value: figures.reached,
          text: count(figures.reached),
          note: noteOf(figures),
        }))}
      />
    </Panel>
  );
}

const numberColumn = (key: string, label: string) => ({ key, label, align: 'end' as const });

/** The steps in figures, to be read exactly and copied. */
function StepTable({ steps }: { steps: readonly StepFigures[] }) {
  const text = useText();
  const { count, time } = useFigureTexts();
  return (
    <DataTable
      caption={text('microscope.table')}
      columns={[
        { key: 'step', label: text('microscope.step') },
        ...(['reached', 'left', 'half', 'most'] as const).map((key) => numberColumn(key, text(`microscope.${key}`))),
      ]}
      rows={steps.map(({ step, reached, left, median_s, slow_s }) => ({
        step: text(`microscope.steps.${step}`),
        reached: count(reached),
        left: count(left),
        half: time(median_s),
        most: time(slow_s),
      }))}
    />
  );
}

/** The same form compared by page, source, device, purpose or its place on the page. */
function GroupTable({ by, groups }: { by: FormGroup; groups: FormFigures['groups'] }) {
  const text = useText();
  const { count, share, group } = useFigureTexts();
  return (
    <DataTable
      caption={text('microscope.compared', { by: text(`microscope.groups.${by}`) })}
      columns={[
        { key: 'group', label: text(`microscope.groups.${by}`) },
        ...(['opened', 'verified', 'rate'] as const).map((key) => numberColumn(key, text(`microscope.${key}`))),
        ...LEFT.map((step) => numberColumn(step, `${text('microscope.left')}: ${text(`microscope.steps.${step}`)}`)),
      ]}
      rows={groups.map(({ value, opened, verified, steps }) => ({
        group: group(by, value),
        opened: count(opened),
        verified: count(verified),
        rate: share(verified, opened),
        ...Object.fromEntries(LEFT.map((name) => [name, count(steps.find(({ step }) => step === name)?.left ?? 0)])),
      }))}
    />
  );
}

const { variants } = english.microscope;
const isIn = <T extends object>(names: T, name: string): name is keyof T & string => Object.hasOwn(names, name);

/** Figures as a person reads them, in the language of the console. */
function useFigureTexts() {
  const { text, locale, contractText } = useLanguage();
  return {
    count: (value: number): string => value.toLocaleString(locale),
    share: (part: number, whole: number): string =>
      whole === 0 ? '–' : (part / whole).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }),
    time: (seconds: number | null): string => {
      if (seconds === null) return '–';
      return seconds < 90
        ? text('microscope.seconds', { count: seconds.toLocaleString(locale, { maximumFractionDigits: 0 }) })
        : text('microscope.minutes', { count: (seconds / 60).toLocaleString(locale, { maximumFractionDigits: 1 }) });
    },
    /** Pages and places have no names but themselves. */
    group: (by: FormGroup, value: string): string => {
      if (by === 'source' && isIn(VISIT_SOURCE_NAMES, value)) return contractText(VISIT_SOURCE_NAMES[value]);
      if (by === 'device' && isIn(DEVICE_NAMES, value)) return contractText(DEVICE_NAMES[value]);
      if (by === 'variant' && isIn(variants, value)) return text(`microscope.variants.${value}`);
      return by === 'path' && value === 'other' ? text('microscope.otherPath') : value;
    },
  };
}
