import type { Resource } from '@prospectus/contract';
import type { Request } from 'express';

import { idOf } from '../platform/console/console-router.ts';
import { personOf } from '../platform/http/access.ts';
import type { Act } from './holding.ts';

/** Who asks for it, and on which document. */
export const actOf = (resource: Resource, req: Request, version?: number): Act => ({
  resource,
  id: idOf(req),
  by: personOf(req).id,
  version,
});
