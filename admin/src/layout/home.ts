import type { Role } from '@prospectus/contract';

import type { TextKey } from '../texts/language-context.ts';

/** Where a role starts: the first entry of its menu; undefined for a role that sees none. */
export type HomeOf = (role: Role | null) => { label: TextKey; to: string } | undefined;
