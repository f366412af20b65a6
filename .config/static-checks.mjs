import { run } from './command.mjs';
import { oneCheck, sum } from './totals.mjs';

// Colour codes would only obscure output that is read from a log.
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** A stage that is one program, which ends with 0 or prints what is wrong. */
export const check =
  (program, ...args) =>
  async () => {
    const { code, output } = await run(program, args, { env: PLAIN });
    return { ...oneCheck(code), output };
  };

/** The type check of every package: two programs, each of which checks what its packages share once. */
export async function types() {
  const results = [];
  for (const program of ['node', 'browser']) {
    const { code, output } = await run('tsc', ['-p', `.config/types-${program}.json`], { env: PLAIN });
    results.push({ ...oneCheck(code), output });
  }
  return { ...sum(results), output: results.map(({ output }) => output).join('') };
}
