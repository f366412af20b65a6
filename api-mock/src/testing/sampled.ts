/** All cases in `npm run test:all`, else the few with these names. */
export const sampled = <T>(all: readonly T[], nameOf: (one: T) => string, names: readonly string[]): readonly T[] =>
  process.env['TEST_ALL'] ? all : all.filter((one) => names.includes(nameOf(one)));

/** All cases in `npm run test:all`, else every nth from index `from`. */
export const everyNth = <T>(all: readonly T[], nth: number, from = 0): readonly T[] =>
  process.env['TEST_ALL'] ? all : all.filter((_, index) => index % nth === from % nth);
