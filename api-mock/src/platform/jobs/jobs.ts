import { Counter } from '@prospectus/telemetry';
import type { Logger } from 'pino';

/** Recurring work that every process does. */
export type Job = { name: string; everyMs: number; run(): Promise<void> };

type JobDeps = { log: Logger; stopping: AbortSignal };

/** Starts every job on its own interval, never two rounds of one at once; stopping waits for running rounds. */
export function startJobs(jobs: readonly Job[], deps: JobDeps): { stop(): Promise<void> } {
  const stops = jobs.map((job) => startJob(job, deps));
  return { stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}

const failures = new Counter({
  name: 'prospectus_job_failures_total',
  help: 'Rounds of recurring work that failed.',
  labelNames: ['work'] as const,
});

function startJob({ name, everyMs, run }: Job, { log, stopping }: JobDeps): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running || stopping.aborted) return;
    running = true;
    round = run()
      .catch((error: unknown) => {
        failures.inc({ work: name });
        log.error({ err: error, job: name }, 'a job failed');
      })
      .finally(() => (running = false));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
