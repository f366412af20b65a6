import type { Platform } from '../../platform/platform.ts';
import type { Capability } from '../capability.ts';
import { healthRoutes } from './routes.ts';

/** Liveness and readiness of the process. */
export const health: Capability<Platform> = { name: 'health', mount: (deps) => ({ routes: [healthRoutes(deps)] }) };
