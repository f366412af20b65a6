import { mkdirSync, writeFileSync } from 'node:fs';
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
writeFileSync(file, JSON.stringify({ took: elapsed(), ...result }));
process.exit(result.failed > 0 ? 1 : 0);

function stop() {
  stopCommands();
  process.exit(1);
}
