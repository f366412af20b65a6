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
import type { CSSProperties, ReactNode } from 'react';

/** Steps of the 8-point grid. */
export const SpaceTable = () => (
  <Rows
    head={['Token', 'Value', 'Here']}
    rows={STEPS.map((step) => [
      `space(${step})`,
      space(step),
      <Sample key={step} style={{ width: space(step), height: 16, background: lightColours.action }} />,
    ])}
  />
);

/** Air of bands, gutters and the widest lines. */
export const WidthTable = () => (
  <Rows
    head={['Token', 'Value']}
    rows={[
      ['sectionPadding', sectionPadding],
      ['pageGutter', pageGutter],
      ...Object.entries(contentWidth).map(([name, value]) => [`contentWidth.${name}`, value]),
      ['touchTarget', `${touchTarget}px`],
    ]}
  />
);

/** Corners. */
export const RadiusTable = () => (
  <Rows
    head={['Token', 'Value', 'Here']}
    rows={Object.entries(radius).map(([name, value]) => [
      `radius.${name}`,
      value,
      <Sample key={name} style={{ ...box, border: `2px solid ${lightColours.action}`, borderRadius: value }} />,
    ])}
  />
);

/** Shadows, for what floats. */
export const ShadowTable = () => (
  <Rows
    head={['Token', 'Value', 'Here']}
    rows={Object.entries(shadow).map(([name, value]) => [
      `shadow.${name}`,
      value,
      <Sample key={name} style={{ ...box, margin: 12, background: lightColours.surface, boxShadow: value }} />,
    ])}
  />
);

/** What lies over what. */
export const LayerTable = () => (
  <Rows
    head={['Token', 'Value']}
    rows={Object.entries(zIndex)
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, value]) => [`zIndex.${name}`, String(value)])}
  />
);

/** Where layouts change. */
export const BreakpointTable = () => (
  <Rows
    head={['Token', 'Value', 'Design point']}
    rows={Object.entries(mediaQuery).map(([name, query]) => [
      `mediaQuery.${name}`,
      query.replace('@media ', ''),
      name in breakpoints ? 'yes' : '',
    ])}
  />
);

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8, 12];
const box = { width: 96, height: 48 };
const Sample = ({ style }: { style: CSSProperties }) => <div style={style} />;

function Rows({ head, rows }: { head: string[]; rows: ReactNode[][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
