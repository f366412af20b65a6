import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { stopCommands } from './command.mjs';
import { endWithParent } from './parent.mjs';
import { elapsed } from './progress.mjs';
import { resultFile } from './run-stages.mjs';
import { STAGES } from './stages.mjs';
import { counts } from './totals.mjs';

/** `node .config/stage.mjs <name>`: runs one stage and writes its result to a file; exit code 1 when a check failed. */
const stage = STAGES.find(({ name }) => name === process.argv[2]);

endWithParent(stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

const result = await stage.run().catch((error) => ({ ...counts(0, 1), output: `${error.stack}\n` }));
const file = resultFile(stage.name);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ took: elapsed(), cpuSeconds: cpuSeconds(), ...result }));
process.exit(result.failed > 0 ? 1 : 0);

function stop() {
  stopCommands();
  process.exit(1);
}

/** Processor seconds of this process and of every process it waited for, from Linux; undefined elsewhere. */
function cpuSeconds() {
  try {
    // Fields 14 to 17 of proc(5), in hundredths of a second; the second field may hold spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return fields.slice(11, 15).reduce((all, ticks) => all + Number(ticks), 0) / 100;
  } catch {
    return undefined;
  }
}
