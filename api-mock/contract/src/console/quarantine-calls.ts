import { quarantineRecord } from '../leads/console.ts';
import { callOn, type ConsoleSubject, LISTED, ONE } from './call.ts';
import { consoleCalls } from './call-shapes.ts';

const shapes = { record: quarantineRecord };
const NAMES = ['id', 'address', 'created_at', 'released_at', 'lead_id'];

/** Submissions that were set aside as spam. */
export const quarantineSubject = {
  name: 'leads/quarantine',
  label: 'Suspected spam',
  calls: {
    list: callOn(shapes, consoleCalls.list, {
      summary: 'Submissions in quarantine; the newest first.',
      list: { filters: ['q', ...NAMES], sorts: NAMES },
      errors: LISTED,
    }),
    read: callOn(shapes, consoleCalls.read, { summary: 'One of them.', errors: ONE }),
    release: callOn(shapes, consoleCalls.release, {
      summary: 'Makes a lead of a submission in quarantine; sends no code.',
      errors: [...ONE, 'LOCKED'],
    }),
    delete: callOn(shapes, consoleCalls.delete, {
      summary: 'Deletes a submission in quarantine for good.',
      errors: [...ONE, 'INVALID_FIELDS'],
    }),
  },
} as const satisfies ConsoleSubject;
