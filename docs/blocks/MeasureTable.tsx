import {
  breakpoints,
  contentWidth,
  lightColours,
  mediaQuery,
  pageGutter,
  radius,
  sectionPadding,
  shadow,
  space,
  touchTarget,
  zIndex,
} from '@prospectus/design-system/tokens';
import type { CSSProperties } from 'react';
import { Table } from './Table.tsx';

/** Steps of the 8-point grid. */
export const SpaceTable = () => (
  <Samples
    values={STEPS.map((step) => [`space(${step})`, space(step)])}
    styleOf={(width) => ({ width, height: 16, background: lightColours.action })}
  />
);

/** Padding of bands, gutters and the widest lines. */
export const WidthTable = () => (
  <Values
    values={[
      ['sectionPadding', sectionPadding],
      ['pageGutter', pageGutter],
      ...namesOf('contentWidth', contentWidth),
      ['touchTarget', `${touchTarget}px`],
    ]}
  />
);

/** Corners. */
export const RadiusTable = () => (
  <Samples
    values={namesOf('radius', radius)}
    styleOf={(borderRadius) => ({ ...BOX, border: `2px solid ${lightColours.action}`, borderRadius })}
  />
);

/** Shadows of floating elements. */
export const ShadowTable = () => (
  <Samples
    values={namesOf('shadow', shadow)}
    styleOf={(boxShadow) => ({ ...BOX, margin: 12, background: lightColours.surface, boxShadow })}
  />
);

/** Which layer lies over which. */
export const LayerTable = () => (
  <Values values={namesOf('zIndex', zIndex).toSorted(([, one], [, other]) => Number(other) - Number(one))} />
);

/** Where layouts change. */
export const BreakpointTable = () => (
  <Table
    head={['Token', 'Value', 'Design point']}
    rows={Object.entries(mediaQuery).map(([name, query]) => [
      `\`mediaQuery.${name}\``,
      query.replace('@media ', ''),
      name in breakpoints ? 'yes' : '',
    ])}
  />
);

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8, 12];
const BOX = { width: 96, height: 48 };

type NamedValues = (readonly [name: string, value: string])[];

const namesOf = (group: string, values: Record<string, string | number>): NamedValues =>
  Object.entries(values).map(([name, value]) => [`${group}.${name}`, String(value)]);

const Values = ({ values }: { values: NamedValues }) => (
  <Table head={['Token', 'Value']} rows={values.map(([name, value]) => [`\`${name}\``, value])} />
);

const Samples = ({ values, styleOf }: { values: NamedValues; styleOf: (value: string) => CSSProperties }) => (
  <Table
    head={['Token', 'Value', 'Here']}
    rows={values.map(([name, value]) => [`\`${name}\``, value, <div key={name} style={styleOf(value)} />])}
  />
);
