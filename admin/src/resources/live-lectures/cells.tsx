import type { RaRecord } from 'react-admin';

import { showDay, showTimes } from './times.ts';

const whole = { whiteSpace: 'nowrap' } as const;

/** The day of a lecture. */
export const DayCell = (lecture: RaRecord) => <span style={whole}>{showDay(lecture['start_date'])}</span>;

/** From when to when. */
export const TimesCell = (lecture: RaRecord) => <span style={whole}>{showTimes(lecture)}</span>;
