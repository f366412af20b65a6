import {
  effectOf,
  type Step,
  STEPS,
  type Transition,
  TRANSITIONS,
} from '../../site/src/features/enquiry/enquiry-state.ts';
import { Table } from '../component-page/Table.tsx';

/** The steps of the enquiry and the events between them, drawn from the table that the site runs. */
export const EnquiryMachine = () => (
  <svg viewBox={`0 0 ${WIDTH} ${STEPS.length * ROW}`} role="img" aria-label={ALL} style={{ maxWidth: '100%' }}>
    <defs>
      <marker id="enquiry-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 8 4 0 8z" fill="currentColor" />
      </marker>
    </defs>
    {STEPS.map((step, at) => (
      <g key={step}>
        <rect x={LEFT} y={at * ROW + 8} width={BOX} height={HIGH} rx="6" fill="none" stroke="currentColor" />
        <text x={LEFT + BOX / 2} y={at * ROW + 8 + HIGH / 2} {...TEXT} textAnchor="middle">
          {step}
        </text>
      </g>
    ))}
    {ARROWS.map(({ from, to, events }) => {
      const [first, last] = [STEPS.indexOf(from), STEPS.indexOf(to)];
      const { path, x, y, anchor } = arrow(first, last);
      return (
        <g key={`${from}-${to}`}>
          <path d={path} fill="none" stroke="currentColor" markerEnd="url(#enquiry-arrow)" />
          {events.map((event, line) => (
            <text key={event} x={x} y={y + line * 16} {...TEXT} textAnchor={anchor}>
              {event}
            </text>
          ))}
        </g>
      );
    })}
  </svg>
);

/** All transitions, including those that stay in a step and start a call. */
export const EnquiryTransitions = () => (
  <Table
    head={['Step', 'While', 'Event', 'Leads to', 'Starts']}
    rows={TRANSITIONS.map((row) => [
      `\`${row.in}\``,
      row.during ?? 'waiting for the visitor',
      `\`${row.on}\``,
      `\`${row.to}\``,
      startsIn(row),
    ])}
  />
);

const WIDTH = 760;
const ROW = 96;
const HIGH = 40;
const BOX = 190;
const LEFT = 190;
const TEXT = { fontSize: 13, dominantBaseline: 'middle', fill: 'currentColor' } as const;

type Arrow = { from: Step; to: Step; events: string[] };

const ARROWS = TRANSITIONS.reduce<Arrow[]>((arrows, { in: from, to, on }) => {
  if (from === to) return arrows;
  const known = arrows.find((candidate) => candidate.from === from && candidate.to === to);
  if (known) known.events = [...new Set([...known.events, on])];
  else arrows.push({ from, to, events: [on] });
  return arrows;
}, []);

const ALL = `The steps of the enquiry: ${ARROWS.map(({ from, to, events }) => `${from} to ${to} by ${events.join(' or ')}`).join('; ')}.`;

/** Straight down to the next step, a bow on the right over several steps, a bow on the left back. */
function arrow(first: number, last: number) {
  const top = (at: number) => at * ROW + 8;
  const middle = (at: number) => top(at) + HIGH / 2;
  if (last === first + 1) {
    const x = LEFT + BOX / 2;
    return {
      path: `M${x} ${top(first) + HIGH}V${top(last)}`,
      x: x + 8,
      y: top(first) + HIGH + 20,
      anchor: 'start',
    } as const;
  }
  const forward = last > first;
  const side = forward ? LEFT + BOX : LEFT;
  // Longer arrows have wider bows, so that they do not overlap.
  const out = side + (forward ? 1 : -1) * 50 * Math.abs(last - first);
  const [start, end] = [middle(first) + (forward ? 8 : -8), middle(last) + (forward ? -8 : 8)];
  return {
    path: `M${side} ${start}C${out} ${start} ${out} ${end} ${side} ${end}`,
    x: side + (out - side) * 0.75 + (forward ? 6 : -6),
    y: (start + end) / 2,
    anchor: forward ? 'start' : 'end',
  } as const;
}

const startsIn = (row: Transition): string =>
  typeof row.run === 'string'
    ? row.run
    : (['REGISTER', 'DOWNLOAD', 'LOGIN'] as const)
        .flatMap((variant) => effectOf(row, variant) ?? [])
        .map((effect) => `${effect} (DOWNLOAD)`)
        .join(', ') || 'nothing';
