import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'Events of a month, a week or a day, as a grid or a list.',
  use: [
    'For a timetable whose shape matters: full days, sequences, clashes.',
    'Loaded when it is used (`@prospectus/design-system/calendar`); until then an `Agenda` of the same period.',
  ],
  avoid: ['For a handful of dates: an `Agenda` alone.', 'For choosing one day in a form: a date field.'],
  do: [
    { story: 'Default', text: 'Give events of one subject the same `tone`: a constant shape and colour.' },
    { story: 'Changes', text: 'Show cancelled and moved events, and mark them.' },
    { story: 'Planner', text: 'Return a promise from `onMove`: if saving fails, the event moves back by itself.' },
  ],
  dont: [
    { text: 'Do not pass a new array of events on every render: the grid would be rendered again.' },
    { text: 'Do not put essential information into the details only; they are hard to find by touch.' },
  ],
  anatomy: ['Toolbar', 'Grid or list', 'Events with shape, icons, time and title', 'Holidays behind them', 'Details'],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the toolbar and the events; an event shows its details.' },
    { keys: 'Enter, Space', does: 'Opens an event.' },
    { keys: 'Alt with ←, →', does: 'Moves an event by a day.' },
    { keys: 'Alt with ↑, ↓', does: 'Moves it by a step of time; in a month by a week.' },
    { keys: 'Alt, Shift with ↑, ↓', does: 'Makes it shorter or longer.' },
    { keys: 'Arrows, Enter on “Choose a time”', does: 'Select a free time and confirm it.' },
    { keys: 'Escape', does: 'Hides the details.' },
  ],
  roles: [
    'A group named by `label`; events are buttons, described by their details while these are visible.',
    'Moves and failures are announced.',
  ],
  tested: [
    'Times do not change in a browser of another time zone.',
    'Moves by pointer and keys, failures move back; selection by pointer and keys.',
    'Details by pointer, touch and focus.',
  ],
} satisfies Guide;
