import { z } from 'zod';

/** Days a deleted record can be restored; then it is purged. */
export const TRASH_DAYS = 30;

/** A record in the trash, of any resource, or a file (`media`); `deleted_by` is a name, null for the installation itself. */
export const trashedRecord = z.object({
  id: z.uuid(),
  resource: z.string(),
  title: z.string(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.string().nullable(),
  purge_at: z.iso.datetime(),
});
export type TrashedRecord = z.output<typeof trashedRecord>;
