import type { Guide } from '../guide.ts';

export const guide = {
  summary: 'A month, a week, a day or a list of what is planned, to read or to plan in.',
  use: [
    'For a timetable whose shape matters: which days are full, what follows what, what clashes.',
    'Loaded when it is used (`@prospectus/design-system/calendar`); until then an `Agenda` of the same period.',
  ],
  avoid: ['For a handful of dates: an `Agenda` alone.', 'For choosing one day in a form: a date field.'],
  do: [
    { story: 'Default', text: 'Give events of one subject one `tone`: a shape and a colour that stay the same.' },
    { story: 'Changes', text: 'Leave what was cancelled or moved in sight and mark it.' },
    { story: 'Planner', text: 'Answer `onMove` with a promise: what could not be saved goes back by itself.' },
  ],
  dont: [
    { text: 'Do not hand in a new array of events on every render: the grid is drawn anew for each.' },
    { text: 'Do not put what must be read into the details alone; a finger finds them last.' },
  ],
  anatomy: ['Toolbar', 'Grid or list', 'Events with shape, marks, time and title', 'Holidays behind them', 'Details'],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the toolbar and the events; an event shows its details.' },
    { keys: 'Enter, Space', does: 'Opens an event.' },
    { keys: 'Alt with ←, →', does: 'Moves an event by a day.' },
    { keys: 'Alt with ↑, ↓', does: 'Moves it by a step of time; in a month by a week.' },
    { keys: 'Alt, Shift with ↑, ↓', does: 'Makes it shorter or longer.' },
    { keys: 'Arrows, Enter on “Choose a time”', does: 'Choose a free time and take it.' },
    { keys: 'Escape', does: 'Puts the details away.' },
  ],
  roles: [
    'A group named by `label`; events are buttons, described by their details while these are there.',
    'What was moved, or could not be, is said.',
  ],
  tested: [
    'Times stand where they are in a browser of another zone.',
    'Moves by pointer and keys, refused ones go back; what is chosen by pointer and keys.',
    'Details by pointer, touch and focus.',
  ],
} satisfies Guide;
