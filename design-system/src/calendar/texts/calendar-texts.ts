/** The texts of a calendar. */
export interface CalendarTexts {
  allDay: string;
  /** Named with the number of a week, for people who hear the calendar. */
  week: string;
  more: (count: number) => string;
  close: string;
  events: string;
  moveHelp: string;
  moved: (title: string, when: string) => string;
  failed: (title: string, when: string) => string;
  /** The control that chooses a time by keys. */
  choose: string;
  chooseHelp: string;
  to: string;
}
