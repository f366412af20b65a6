import type { Answer } from '@prospectus/contract';

/** What a change would clash with and whom it would reach. */
export type CheckAnswer = Answer<'POST /admin/live-lectures/check'>;
