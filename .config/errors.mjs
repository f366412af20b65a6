/** An error that the user can fix; its message is shown without a stack. */
export class UserError extends Error {
  name = 'UserError';
}

/** Runs a command to its end; a failure is printed on stderr and the exit code is 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof UserError ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  }
}
