import { z } from 'zod';

import { SALES_STAGES } from './desk.ts';
import { leadRecord } from './fields.ts';

/** Up to this number the leads of a column are counted one by one. */
export const BOARD_COUNTED_TO = 10_000;

/**
 * A stage as a column of the board: how many leads the filter leaves in it, how many of those are late or to be followed
 * up today, and the part of them that was asked for, in the order that was asked for, contacts masked.
 */
export const boardColumn = z.object({
  stage: z.enum(SALES_STAGES),
  /** At most {@link BOARD_COUNTED_TO}. */
  count: z.int(),
  /** Whether there are more than `count`. */
  more: z.boolean(),
  /** How many have a follow-up whose time is over; at most the same. */
  overdue: z.int(),
  /** How many are to be followed up later today, in Asia/Kolkata; at most the same. */
  due: z.int(),
  leads: z.array(leadRecord),
});
export type BoardColumn = z.output<typeof boardColumn>;
