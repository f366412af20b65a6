import { seconds } from './progress.mjs';
import { counts } from './totals.mjs';

/**
 * Runs stages two at a time in their order and tells each result as it comes; none stops the others, except that a
 * stage is skipped when the one it needs failed. A stage `alone` waits for all others.
 */
export async function runStages(stages, tell, lanes = 2) {
  const results = new Map();
  const waiting = [...stages];
  const running = new Map();

  const start = (stage) => {
    const began = Date.now();
    const finish = (result) => {
      const full = { name: stage.name, tells: stage.tells, took: seconds(began), ...result };
      running.delete(stage.name);
      results.set(stage.name, full);
      tell(full);
    };
    const work = results.get(stage.needs)?.failed > 0 ? Promise.resolve(unmet(stage)) : stage.run();
    running.set(
      stage.name,
      work.then(finish, (error) => finish({ ...counts(0, 1), output: error.message })),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (
      let next = startable(waiting, running, results, lanes);
      next;
      next = startable(waiting, running, results, lanes)
    ) {
      waiting.splice(waiting.indexOf(next), 1);
      start(next);
    }
    await Promise.race(running.values());
  }
  return stages.map(({ name }) => results.get(name));
}

function startable(waiting, running, results, lanes) {
  if (running.size >= lanes) return undefined;
  const chosen = new Set(waiting.map(({ name }) => name));
  return waiting.find((stage) => {
    if (stage.alone && running.size + waiting.length > 1) return false;
    return !stage.needs || results.has(stage.needs) || (!chosen.has(stage.needs) && !running.has(stage.needs));
  });
}

const unmet = ({ needs }) => ({ ...counts(0, 0, 1), output: `Not run, because "${needs}" failed.\n`, tells: true });
