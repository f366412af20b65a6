import { styled } from '@mui/material/styles';
import { Icon } from '../components/actions/Icon/Icon.tsx';
import { ToneSign } from '../components/content/Agenda/ToneSign.tsx';
import { useTexts } from '../language/TextsProvider.tsx';
import { colour, fontWeight } from '../tokens/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { startParts, timesText } from './time-text.ts';

interface EventFaceProps {
  event: CalendarEvent;
  /** In one line beside others, as in a month. */
  isLine: boolean;
}

/** An event in a month or on a day. */
export function EventFace({ event, isLine }: EventFaceProps) {
  const { locale, agenda: texts } = useTexts();
  const { title, shortTitle, note, tone = 0, marks = [] } = event;
  return (
    <Face data-line={isLine || undefined} data-cancelled={marks.includes('cancelled') || undefined}>
      <span className="head">
        <ToneSign tone={tone} size={9} />
        {marks.map((mark) => (
          <span key={mark} className="mark" data-mark={mark}>
            <Icon name={icons[mark]} size={12} label={texts[mark]} />
          </span>
        ))}
        <span className="time">{isLine ? <StartTime start={event.start} /> : timesText(event, locale)}</span>
      </span>
      <span className="title">
        {isLine && shortTitle ? (
          <>
            <span aria-hidden="true">{shortTitle}</span>
            <span className="visually-hidden">{title}</span>
          </>
        ) : (
          title
        )}
      </span>
      {note && !isLine && <span className="note">{note}</span>}
    </Face>
  );
}

/** The start time; on a phone without am or pm. */
function StartTime({ start }: { start: string }) {
  const [clock, half] = startParts(start, useTexts().locale);
  return (
    <>
      {clock}
      <span className="half">{half}</span>
    </>
  );
}

const icons = { cancelled: 'close', moved: 'history', clash: 'warning' } as const;

const Face = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: '3px 5px',
  boxSizing: 'border-box',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  overflow: 'hidden',
  containerType: 'inline-size',
  '& .head': { display: 'inline-flex', alignItems: 'center', gap: 4, flex: 'none', maxWidth: '100%' },
  '& .time': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', overflow: 'hidden' },
  '& .title': { fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' },
  '& .mark': { display: 'inline-flex', color: colour.danger },
  '& .mark[data-mark="moved"]': { color: colour.warning },
  '&[data-cancelled] .title, &[data-cancelled] .time': { textDecoration: 'line-through' },
  '&[data-line]': { flexDirection: 'row', alignItems: 'center', gap: 4, padding: '1px 5px', height: 22 },
  '&[data-line] .title': {
    flex: '0 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&[data-line] .head': { overflow: 'hidden' },
});
