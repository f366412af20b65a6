import type { CalendarTexts } from './calendar-texts.ts';

/** The texts of a calendar in English. */
export const english: CalendarTexts = {
  allDay: 'All-Day',
  week: 'Week',
  more: (count) => `${count} more`,
  close: 'Close',
  events: 'Events',
  moveHelp: 'Alt with the arrow keys moves it, with Shift added it is made longer or shorter.',
  moved: (title, when) => `${title}: ${when}.`,
  failed: (title, when) => `${title} could not be moved and is back at ${when}.`,
  choose: 'Choose a time',
  chooseHelp: 'Arrow keys go to another time, with Shift the time grows or shrinks, Enter takes it.',
  to: 'to',
};
