import { type KeyboardEvent, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { styled } from '@mui/material/styles';
import type { CalendarView } from './calendar-period.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, motion, radius, touchTarget } from '../../../tokens/index.ts';
import { Icon, type IconName } from '../../actions/Icon/Icon.tsx';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { calendarLabel, stepCalendar } from './calendar-period.ts';

/** What a calendar shows: the view, and the day around which it is (`yyyy-MM-dd`). */
export interface CalendarPlace {
  view: CalendarView;
  date: string;
}

/** Props of {@link CalendarToolbar}. */
export interface CalendarToolbarProps extends CalendarPlace {
  /** The current day, `yyyy-MM-dd`: where "Today" leads. */
  today: string;
  views?: readonly CalendarView[] | undefined;
  /** The reader goes to another period or view. */
  onGo: (place: CalendarPlace) => void;
  /** Address of a period and view: without script the arrows and views are links to it. */
  href?: ((place: CalendarPlace) => string) | undefined;
  /** The day of a view, if it is not the same day. */
  dateOf?: ((view: CalendarView) => string) | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** More controls, at the end. */
  children?: ReactNode;
}

const ALL: readonly CalendarView[] = ['month', 'week', 'day', 'list'];

/** The head of a calendar: the period, back and forward, today, and the views. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { view, date, today, views = ALL, onGo, href, dateOf, headingLevel = 3, children } = props;
  const { locale, calendarToolbar: texts } = useTexts();
  const step = (to: -1 | 1) => ({ view, date: stepCalendar(view, date, to) });
  const arrow = (to: -1 | 1, icon: IconName, label: string) => (
    <Go className="arrow" place={step(to)} onGo={onGo} href={href} label={label}>
      <Icon name={icon} size={20} />
    </Go>
  );
  return (
    <Bar data-print="period">
      <div className="steps">
        {arrow(-1, 'arrow-left', texts.previous[view])}
        {arrow(1, 'arrow-right', texts.next[view])}
        <Go className="today" place={{ view, date: today }} onGo={onGo} href={href}>
          {texts.today}
        </Go>
      </div>
      <div className="period" aria-live="polite">
        <Heading level={headingLevel} size="h4">
          {calendarLabel(view, date, locale)}
        </Heading>
      </div>
      {views.length > 1 && (
        <div className="views" role="group" aria-label={texts.views}>
          {views.map((one) => (
            <Go
              key={one}
              place={{ view: one, date: one === view ? date : (dateOf?.(one) ?? date) }}
              onGo={onGo}
              href={href}
              isCurrent={one === view}
            >
              {texts[one]}
            </Go>
          ))}
        </div>
      )}
      {children}
    </Bar>
  );
}

interface GoProps {
  place: CalendarPlace;
  onGo: (place: CalendarPlace) => void;
  href: ((place: CalendarPlace) => string) | undefined;
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link until the script runs, then a button: it changes what is shown here and leads nowhere. */
function Go({ place, onGo, href, label, isCurrent, className, children }: GoProps) {
  const acts = useHydrated();
  const named = { className, ...(label && { 'aria-label': label, title: label }) };
  const go = (event: MouseEvent | KeyboardEvent) => {
    // A new tab, if requested, has the address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(place);
  };
  if (!href)
    return (
      <Control as="button" type="button" {...named} aria-pressed={isCurrent} onClick={() => onGo(place)}>
        {children}
      </Control>
    );
  const state = acts ? { role: 'button', 'aria-pressed': isCurrent } : { 'aria-current': isCurrent || undefined };
  return (
    <Control
      {...named}
      {...state}
      href={href(place)}
      rel="nofollow"
      onClick={go}
      onKeyDown={(event) => event.key === ' ' && go(event)}
    >
      {children}
    </Control>
  );
}

const never = () => () => undefined;
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& .steps': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .period': { flex: '1 1 auto', minWidth: 0, '& > *': { margin: 0 } },
  '& .views': {
    display: 'flex',
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.medium,
    overflow: 'hidden',
    '& > * + *': { borderInlineStart: `1px solid ${colour.edge}` },
  },
  // On a phone the period comes first, and the views have their own line.
  '@container calendar (max-width: 640px)': {
    '& .period': { order: -1, flexBasis: 0 },
    '& .views': { flex: '1 1 100%', '& > *': { flex: '1 1 auto' } },
  },
  '@media print': { '& .steps, & .views': { display: 'none' } },
});

const Control = styled('a')<{ type?: 'button' }>({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: 12,
  border: 0,
  background: colour.surface,
  color: colour.action,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: colour.actionTint, color: colour.actionHover },
  '&&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '&[aria-pressed="true"], &[aria-current]': { background: colour.action, color: colour.onAction },
  '&[aria-pressed="true"]:hover, &[aria-current]:hover': { background: colour.actionHover },
  '&.arrow, &.today': { border: `1px solid ${colour.edge}`, borderRadius: radius.medium },
  '&.arrow': { paddingInline: 0 },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});
