export { Calendar, type CalendarProps } from './Calendar.tsx';
export type { CalendarEvent, CalendarHoliday, CalendarTimes } from './calendar-event.ts';
export { EventFacts, type EventFactsProps } from './EventFacts.tsx';
