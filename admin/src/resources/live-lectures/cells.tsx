import type { RaRecord } from 'react-admin';

import { formatDay, formatTimes } from './times.ts';

const noWrap = { whiteSpace: 'nowrap' } as const;

/** The day of a lecture. */
export const dayCell = (lecture: RaRecord) => <span style={noWrap}>{formatDay(lecture['start_date'])}</span>;

/** The start and end time of a lecture. */
export const timesCell = (lecture: RaRecord) => <span style={noWrap}>{formatTimes(lecture)}</span>;
