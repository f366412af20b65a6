import type { AgendaMark } from '../components/content/Agenda/AgendaMarks.tsx';

/** From when to when, as clocks on the wall of the calendar's zone say it: `2025-03-05T09:30`. */
export interface CalendarTimes {
  start: string;
  end: string;
}

/** Something that is planned. */
export interface CalendarEvent extends CalendarTimes {
  id: string;
  title: string;
  /** Shown where a line has no room for the title, as in a month; the title is what is read aloud. */
  shortTitle?: string | undefined;
  /** A second line where there is room for it. */
  note?: string | undefined;
  /** Events of one group have the same number, and with it the same shape and colour. */
  tone?: number | undefined;
  marks?: readonly AgendaMark[] | undefined;
  /** When it was before it was moved, as it is to be read; struck through. */
  was?: string | undefined;
  /** `false`: this one cannot be moved. */
  editable?: boolean | undefined;
}

/** A day with a name. */
export interface CalendarHoliday {
  /** `yyyy-MM-dd`. */
  date: string;
  title: string;
}
