import type { DESK_EVENTS } from '@prospectus/contract';

/** What a member of staff, or a rule, did with a lead. */
export type DeskEvent = {
  leadId: string;
  type: (typeof DESK_EVENTS)[number];
  at: Date;
  /** Null for the rules of the rotation. */
  by: string | null;
  data?: Record<string, unknown>;
};
