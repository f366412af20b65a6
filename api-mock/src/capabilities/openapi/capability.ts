import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { openApiRoutes } from './routes.ts';

/** Every declared call as OpenAPI 3.1. */
export const openApi: Capability<Platform> = { name: 'openapi', mount: (deps) => ({ routes: [openApiRoutes(deps)] }) };
