/** A language and region that dates and numbers are written for. */
export type Locale = 'en-IN' | 'hi-IN';

/** How much of a calendar is shown, and how; a list shows a month. */
export type CalendarView = 'month' | 'week' | 'day' | 'list';

/** The texts that components say of themselves; each can be replaced by the component's own prop. */
export interface ComponentTexts {
  locale: Locale;
  agenda: {
    empty: string;
    today: string;
    allDay: string;
    cancelled: string;
    moved: string;
    clash: string;
    was: (time: string) => string;
  };
  appBar: { label: string; home: string };
  bottomBar: { label: string };
  breadcrumbs: { label: string };
  calendarToolbar: {
    views: string;
    month: string;
    week: string;
    day: string;
    list: string;
    today: string;
    previous: Record<CalendarView, string>;
    next: Record<CalendarView, string>;
  };
  cardRow: { previous: string; next: string };
  carousel: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    slide: (position: number, count: number) => string;
  };
  characterCount: { used: (length: number, limit: number) => string; tooMany: (excess: number) => string };
  clamp: { more: string; less: string };
  confirmDialog: { cancel: string; more: (count: number) => string };
  dataTable: { empty: string };
  dialog: { close: string };
  errorState: { retry: string; reference: (reference: string) => string };
  filterBar: {
    label: string;
    apply: string;
    clear: string;
    count: (count: number) => string;
    empty: string;
    emptyText: string;
  };
  formSummary: { title: string };
  inPageNav: { label: string };
  link: { newTab: string };
  pagination: { label: string; previous: string; next: string; position: (page: number, pages: number) => string };
  phoneField: { country: string; otherCountry: string };
  amountTimeline: { popular: string };
  progressBar: { label: string; percent: (percent: number) => string };
  prose: { table: string };
  skipLink: { label: string };
  submitButton: { busy: string };
  ticker: { label: string; pause: string; play: string };
  toast: { close: string };
  videoFacade: { play: string };
}
