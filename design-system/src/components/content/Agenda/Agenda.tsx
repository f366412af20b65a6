import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, radius, space, toneColour } from '../../../tokens/index.ts';
import { DateTime } from '../../text/DateTime/DateTime.tsx';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { type AgendaMark, AgendaMarks } from './AgendaMarks.tsx';
import { ToneSign } from './ToneSign.tsx';

/** A planned event. */
export interface AgendaEntry {
  id: string;
  /** Time as text: '09:30AM to 10:30AM'. */
  time: ReactNode;
  title: string;
  /** A line below the title. */
  note?: ReactNode;
  /** Entries of one group have the same number, and so the same shape and colour. */
  tone?: number | undefined;
  marks?: readonly AgendaMark[] | undefined;
  /** Its time before it was moved; struck through. */
  was?: string | undefined;
  /** Buttons for the entry. */
  actions?: ReactNode;
}

/** The events of one day. */
export interface AgendaDay {
  /** `yyyy-MM-dd`. */
  date: string;
  /** A note about the day, such as the name of a holiday. */
  note?: string | undefined;
  entries: readonly AgendaEntry[];
}

/** Props of {@link Agenda}. */
export interface AgendaProps {
  /** In order; days without entries and notes are left out. */
  days: readonly AgendaDay[];
  /** Marks this day, `yyyy-MM-dd`. */
  today?: string | undefined;
  emptyText?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** More attributes of an entry's element, for example to make it focusable. */
  entryProps?: ((entry: AgendaEntry) => HTMLAttributes<HTMLElement>) | undefined;
}

/** Planned events, day by day. */
export function Agenda({ days, today, emptyText, headingLevel = 4, entryProps }: AgendaProps) {
  const texts = useTexts().agenda;
  const shown = days.filter(({ entries, note }) => entries.length > 0 || note);
  if (shown.length === 0)
    return (
      <Empty>
        <Text tone="muted">{emptyText ?? texts.empty}</Text>
      </Empty>
    );
  return (
    <Days>
      {shown.map(({ date, note, entries }) => (
        <li key={date} data-day={date} data-today={date === today || undefined}>
          <div className="head">
            <Heading level={headingLevel} size="h5">
              <DateTime value={date} format="weekday" />
            </Heading>
            {date === today && <span className="now">{texts.today}</span>}
            {note && <span className="note">{note}</span>}
          </div>
          {entries.length > 0 && (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Entry
                    data-cancelled={entry.marks?.includes('cancelled') || undefined}
                    {...entryProps?.(entry)}
                    style={{ borderInlineStartColor: toneColour(entry.tone ?? 0) }}
                  >
                    <div className="time">
                      {entry.time}
                      {entry.was && (
                        <s>
                          <span className="visually-hidden">{fill(texts.was, {})}</span>
                          {entry.was}
                        </s>
                      )}
                    </div>
                    <div className="what">
                      <span className="title">
                        <ToneSign tone={entry.tone ?? 0} />
                        <span>{entry.title}</span>
                        <AgendaMarks marks={entry.marks} />
                      </span>
                      {entry.note && <span className="detail">{entry.note}</span>}
                    </div>
                    {entry.actions && <div className="actions">{entry.actions}</div>}
                  </Entry>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Days>
  );
}

const Empty = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 160, padding: space(3) });

const Days = styled('ol')({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px', paddingBottom: 8 },
  '& .now': {
    padding: '0 8px',
    fontSize: fontSize.detail,
    fontWeight: fontWeight.semibold,
    color: colour.onAccent,
    background: colour.accent,
    borderRadius: radius.small,
  },
  '& .note': { fontSize: fontSize.detail, fontWeight: fontWeight.medium, color: colour.accentText },
  '@media print': { '& li': { breakInside: 'avoid' } },
});

const Entry = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '10px 14px',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderInlineStart: '4px solid',
  borderRadius: radius.medium,
  '& .time': { fontSize: fontSize.detail, color: colour.muted, fontVariantNumeric: 'tabular-nums' },
  '& .time s': { display: 'block' },
  '& .what': { display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 8px',
    fontWeight: fontWeight.semibold,
    '& > span:first-of-type': { minWidth: 0 },
  },
  '& .detail': { fontSize: fontSize.detail, color: colour.muted },
  '&[data-cancelled] .title > span:first-of-type, &[data-cancelled] .time': { textDecoration: 'line-through' },
  '&[tabindex]': { cursor: 'pointer' },
  '&[tabindex]:hover': { background: colour.actionTint },
  '@container (min-width: 640px)': {
    gridTemplateColumns: '190px minmax(0, 1fr) auto',
    alignItems: 'center',
  },
});
