/** A client whose code is loaded by the screen that calls it first, and not when the console starts. */
export function lazyCall<T extends (...given: never) => Promise<unknown>>(load: () => Promise<T>): T {
  const call = async (...given: unknown[]): Promise<unknown> => {
    const client = (await load()) as unknown as (...all: unknown[]) => Promise<unknown>;
    return client(...given);
  };
  return call as unknown as T;
}
