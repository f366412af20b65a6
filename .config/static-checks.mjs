import { run } from './command.mjs';
import { oneCheck } from './totals.mjs';

// Colour codes would only obscure output that is read from a log.
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** A stage that is one program, which ends with 0 or prints what is wrong. */
export const check =
  (program, ...args) =>
  async () => {
    const { code, output } = await run(program, args, { env: PLAIN });
    return { ...oneCheck(code), output };
  };
