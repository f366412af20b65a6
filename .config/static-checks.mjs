import { run, runScript } from './command.mjs';
import { oneCheck, sum } from './totals.mjs';

const PACKAGES = ['api-mock/contract', 'api-mock', 'design-system', 'site', 'admin', 'docs'];
// Colour codes would only obscure output that is read from a log.
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** A stage that is one program, which ends with 0 or prints what is wrong. */
export const check =
  (program, ...args) =>
  async () => {
    const { code, output } = await run(program, args, { env: PLAIN });
    return { ...oneCheck(code), output };
  };

/** The type check of every package. */
export async function types() {
  const results = [];
  for (const folder of PACKAGES) {
    const { code, output } = await runScript(folder, 'types', { env: PLAIN });
    results.push({ ...oneCheck(code), output: output.replace(/^(?=\S+\(\d+,\d+\))/gm, `${folder}/`) });
  }
  return { ...sum(results), output: results.map(({ output }) => output).join('') };
}
