/** A token that a component's own code names. */
export interface TokenUse {
  group: (typeof GROUPS)[number];
  /** `colour.action`, `space(2)`. */
  name: string;
}

/** Tokens named in a component's source, by group and in the order of the alphabet. */
export function tokensIn(code: string): TokenUse[] {
  const named = [
    ...code.matchAll(
      /\b(colour|fontSize|fontFamily|fontWeight|lineHeight|radius|shadow|motion|contentWidth|zIndex|mediaQuery)\.(\w+)/g,
    ),
  ].map(([name, group]) => ({ group, name }));
  const spaced = [...code.matchAll(/\bspace\(([\d.]+)\)/g)].map(([name]) => ({ group: 'space', name }));
  const bare = [...code.matchAll(/(?<![\w.'-])(sectionPadding|pageGutter|maxLineLength|touchTarget)(?![\w'(:])/g)].map(
    ([name]) => ({
      group: 'layout',
      name,
    }),
  );
  const found = new Map([...named, ...spaced, ...bare].map((use) => [use.name, use]));
  return [...found.values()]
    .filter((use): use is TokenUse => (GROUPS as readonly string[]).includes(use.group ?? ''))
    .toSorted(
      (one, other) =>
        GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
        one.name.localeCompare(other.name, 'en', { numeric: true }),
    );
}

const GROUPS = [
  'colour',
  'space',
  'fontSize',
  'fontFamily',
  'fontWeight',
  'lineHeight',
  'radius',
  'shadow',
  'motion',
  'contentWidth',
  'zIndex',
  'mediaQuery',
  'layout',
] as const;
