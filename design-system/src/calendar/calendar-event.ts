import type { AgendaMark } from '../components/content/Agenda/AgendaMarks.tsx';

/** Start and end as local time in the calendar's zone: `2025-03-05T09:30`. */
export interface CalendarTimes {
  start: string;
  end: string;
}

/** A planned event. */
export interface CalendarEvent extends CalendarTimes {
  id: string;
  title: string;
  /** Shown where the title does not fit, as in a month; screen readers get the title. */
  shortTitle?: string | undefined;
  /** A second line, shown where there is room. */
  note?: string | undefined;
  /** Events of one group have the same number, which gives them the same shape and colour. */
  tone?: number | undefined;
  marks?: readonly AgendaMark[] | undefined;
  /** Its former time, as text, struck through. */
  was?: string | undefined;
  /** `false`: this event cannot be moved. */
  editable?: boolean | undefined;
}

/** A holiday. */
export interface CalendarHoliday {
  /** `yyyy-MM-dd`. */
  date: string;
  title: string;
}
