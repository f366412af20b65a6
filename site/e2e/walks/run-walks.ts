import { asyncModelRun, asyncProperty, check } from 'fast-check';
import type { APIRequestContext, BrowserContext } from 'playwright/test';

import { walkCommands } from './commands.ts';
import { Fault, type Model, Walk } from './walk.ts';

/** The result of many walks. */
export type Walked = { walks: number; commands: number; faults: { kind: string; seed: number; message: string }[] };

/** Runs walks with consecutive seeds, up to `count` or the time limit. */
export async function runWalks(options: {
  seed: number;
  count: number;
  until: number;
  /** Concurrency. */
  visitors: number;
  newVisitor: () => Promise<BrowserContext>;
  request: APIRequestContext;
  report: (line: string) => void;
}): Promise<Walked> {
  const { seed, count, until, visitors, newVisitor, request, report } = options;
  const walked: Walked = { walks: 0, commands: 0, faults: [] };
  let next = 0;
  const visitor = async () => {
    while (next < count && Date.now() < until) {
      const own = seed + next++;
      const context = await newVisitor();
      const done = await walkOnce(own, context, request);
      await context.close();
      walked.walks += 1;
      walked.commands += done.commands.length;
      if (done.fault) {
        const { kind, message } = done.fault;
        walked.faults.push({ kind, seed: own, message });
        report(`walk ${own}: ${message}\n    ${done.commands.join(' → ')}`);
      }
      if (walked.walks % 25 === 0) report(`${walked.walks} walks, ${walked.faults.length} faults`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return walked;
}

/** A walk; its seed determines the commands. */
async function walkOnce(seed: number, context: BrowserContext, request: APIRequestContext) {
  let commands: readonly string[] = [];
  let fault: { kind: string; message: string } | undefined;
  const property = asyncProperty(walkCommands, async (steps) => {
    const { walk, model } = await Walk.begin(context, request);
    commands = walk.done;
    await asyncModelRun(() => ({ model: model as Model, real: walk }), steps);
    await walk.end(model);
  });
  const { errorInstance } = await check(property, { seed, numRuns: 1, unbiased: true, endOnFailure: true });
  if (errorInstance instanceof Fault) fault = errorInstance;
  else if (errorInstance !== null && errorInstance !== undefined)
    fault = {
      kind: 'dead end',
      message: `dead end: ${errorInstance instanceof Error ? errorInstance.message : 'unknown'}`,
    };
  return { commands, fault };
}
