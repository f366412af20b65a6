import type { Role } from '@prospectus/contract';

import type { PlainTextKey } from '../texts/catalogue.ts';

/** Where a role starts: the first entry of its menu; undefined for a role that sees none. */
export type HomeOf = (role: Role | null) => { label: PlainTextKey; to: string } | undefined;
