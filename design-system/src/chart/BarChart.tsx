import { styled } from '@mui/material/styles';
import { Link } from '../components/actions/Link/Link.tsx';
import { colour, fontSize, fontWeight, radius, space } from '../tokens/index.ts';

/** Props of {@link BarChart}. */
export interface BarChartProps {
  /** Names the chart for screen readers. */
  label: string;
  /**
   * In order; `text` is the value as text, `href` the list of what it counts, `before` the value to compare with: a
   * line across the bar, which `note` explains.
   */
  bars: {
    label: string;
    value: number;
    text: string;
    note?: string | undefined;
    href?: string | undefined;
    before?: number | undefined;
  }[];
}

/** Values side by side as bars, the largest as long as the chart; each is also shown as text. */
export function BarChart({ label, bars }: BarChartProps) {
  const max = Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before]), 1);
  if (bars.length === 0) return null;
  return (
    <List aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <span className="words">
            <span>{bar.label}</span>{' '}
            <b>
              {bar.href ? (
                <Link href={bar.href} aria-label={`${bar.label}: ${bar.text}`}>
                  {bar.text}
                </Link>
              ) : (
                bar.text
              )}
            </b>
          </span>
          <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect width="100" height="1" className="room" />
            <rect width={(100 * Math.max(bar.value, 0)) / max} height="1" className="bar" />
            {bar.before !== undefined && (
              <rect x={Math.max(0, (100 * bar.before) / max - 0.7)} width="0.7" height="1" className="before" />
            )}
          </svg>
          {bar.note && <span className="note">{bar.note}</span>}
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: space(0.5), minWidth: 0 },
  '& .words': { display: 'flex', justifyContent: 'space-between', gap: space(2) },
  '& b': { fontWeight: fontWeight.semibold, fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' },
  '& svg': { display: 'block', width: '100%', height: 12, borderRadius: radius.small },
  '& .room': { fill: colour.rule },
  '& .bar': { fill: colour.action },
  // Visible on the bar and beside it.
  '& .before': {
    fill: colour.accent,
    stroke: colour.surface,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    paintOrder: 'stroke',
  },
  '& .note': { color: colour.muted, fontSize: fontSize.detail },
  // Forced colours do not change drawings, so bar and ground would look the same.
  '@media (forced-colors: active)': {
    '& .room': { fill: 'Canvas' },
    '& .bar': { fill: 'CanvasText' },
    '& .before': { fill: 'Highlight' },
  },
});
