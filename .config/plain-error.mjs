/** A failure whose message is the one sentence a person needs; nobody sees a stack for it. */
export class PlainError extends Error {
  name = 'PlainError';
}

/** Runs a command to its end; a failure becomes its sentence on stderr and exit code 1. */
export async function endPlainly(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof PlainError ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
}
