import { ERRORS } from '@prospectus/contract';
import { applicationMetrics, metricsEndpoint } from '@prospectus/telemetry';

import { on, SENT } from '../../platform/calls/calls.ts';
import type { Capability } from '../capability.ts';
import { defineGauges } from './gauges.ts';
import { type HealthDeps, readReadiness } from './readiness.ts';

/** Liveness and readiness of the process, and its metrics. */
export const health: Capability<HealthDeps> = {
  name: 'health',
  mount: (deps) => ({ first: metrics(deps), routes: [healthRoutes(deps)] }),
};

function healthRoutes(deps: HealthDeps) {
  // Many that ask at once share one look: the address is public.
  let looking: ReturnType<typeof readReadiness> | undefined;
  const look = () => (looking ??= readReadiness(deps).finally(() => (looking = undefined)));
  return [
    on('GET /healthz', () => ({ status: 'ok' as const })),
    on('GET /readyz', async ({ res }) => {
      const data = await look();
      if (data.status !== 'unavailable') return data;
      const { status, msg } = ERRORS.UNAVAILABLE;
      res.status(status).json({ msg, code: 'UNAVAILABLE', data });
      return SENT;
    }),
  ];
}

function metrics(deps: HealthDeps): NonNullable<ReturnType<NonNullable<typeof health.mount>>['first']> {
  const own = applicationMetrics((registry) => defineGauges(registry, deps));
  const { publicUrl, mode, metricsToken: token } = deps.config;
  const answer = metricsEndpoint({ metrics: own, publicUrl, mode, token });
  return (req, res, next) => void (answer(req, res) || next());
}
