import { styled } from '@mui/material/styles';
import { LineChart as Lines } from '@mui/x-charts/LineChart';
import { colour, fontFamily, fontSize, space } from '../tokens/index.ts';

/** Props of {@link LineChart}. */
export interface LineChartProps {
  /** Names the chart for screen readers. */
  label: string;
  /** Labels of the points of the axis, in order. */
  points: readonly string[];
  /** The current values, one per point; null leaves a gap. */
  now: { name: string; values: readonly (number | null)[] };
  /** Values to compare with: a dashed line without a filled area. */
  before?: { name: string; values: readonly (number | null)[] } | undefined;
  /** A value as text. */
  format: (value: number) => string;
}

const HEIGHT = 240;

/**
 * Values over time as a line, with values to compare with. The lines also differ in their strokes, for print and for
 * people who cannot tell the colours apart; put the values into a table beside it.
 */
export function LineChart({ label, points, now, before, format }: LineChartProps) {
  if (points.length === 0) return null;
  const common = { curve: 'linear', showMark: points.length === 1, connectNulls: true } as const;
  const valueFormatter = (value: number | null) => (value === null ? '–' : format(value));
  return (
    <Root aria-label={label}>
      <ul aria-hidden="true">
        <li>{now.name}</li>
        {before && <li className="before">{before.name}</li>}
      </ul>
      <Lines
        height={HEIGHT}
        margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        hideLegend
        skipAnimation
        xAxis={[
          {
            data: points.map((_, nth) => nth),
            scaleType: 'point',
            valueFormatter: (nth: number) => points[nth] ?? '',
            tickInterval: tickedOf(points.length),
            tickLabelInterval: () => true,
            disableTicks: true,
            height: 28,
          },
        ]}
        yAxis={[
          {
            min: 0,
            tickNumber: 4,
            tickMinStep: 1,
            valueFormatter: (value: number) => format(value),
            disableLine: true,
            disableTicks: true,
            width: 56,
          },
        ]}
        grid={{ horizontal: true }}
        series={[
          ...(before
            ? [{ ...common, id: 'before', label: before.name, data: [...before.values], valueFormatter }]
            : []),
          { ...common, id: 'now', label: now.name, data: [...now.values], area: true, valueFormatter },
        ]}
      />
    </Root>
  );
}

const MAX_TICKS = 5;

/** Which points have a label: few enough for a phone, at equal distances. */
const tickedOf = (count: number) => {
  const every = Math.ceil(count / MAX_TICKS);
  return (nth: number): boolean => nth % every === 0;
};

const Root = styled('figure')({
  margin: 0,
  minWidth: 0,
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: `4px ${space(3)}`, margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { display: 'flex', alignItems: 'center', gap: space(1), fontSize: fontSize.small },
  '& > ul > li::before': { content: '""', width: 24, borderTop: `3px solid ${colour.action}` },
  '& > ul > .before': { color: colour.muted },
  '& > ul > .before::before': { borderTop: `2px dashed ${colour.edge}` },
  '& text, & tspan': {
    fontFamily: `${fontFamily.text} !important`,
    fontVariantNumeric: 'tabular-nums',
    fill: `${colour.muted} !important`,
  },
  '& [data-series="now"]': { stroke: colour.action, strokeWidth: 2.5 },
  '& .MuiLineChart-area': {
    fill: colour.action,
    fillOpacity: 0.1,
    stroke: 'none',
  },
  '& [data-series="before"]': { stroke: colour.edge, strokeWidth: 1.75, strokeDasharray: '5 4' },
  '& .MuiChartsGrid-line': { stroke: colour.rule },
  '& .MuiChartsAxis-line': { stroke: colour.edge },
  // The chart has the width of the window, and paper is narrower.
  '@media print': { '& svg': { maxWidth: '100%', height: 'auto' }, breakInside: 'avoid' },
  '@media (forced-colors: active)': {
    '& [data-series]': { stroke: 'CanvasText' },
    '& text, & tspan': { fill: 'CanvasText !important' },
  },
});
