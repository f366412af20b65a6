import { z } from 'zod';

/** Days that a deleted record or file can be restored; then it is purged. */
export const TRASH_DAYS = 30;

/** A record or file (`media`) in the trash; `deleted_by` is a name, null for the installation. */
export const trashedRecord = z.object({
  id: z.uuid(),
  resource: z.string(),
  title: z.string(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.string().nullable(),
  purge_at: z.iso.datetime(),
});
export type TrashedRecord = z.output<typeof trashedRecord>;
