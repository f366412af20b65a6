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

/** A token in the code of a component: `colour.action`, `space(2)`. */
export interface TokenUse {
  group: (typeof GROUPS)[number];
  name: string;
}

const TOKENS = new RegExp(
  String.raw`\b(${GROUPS.join('|')})(?:\.\w+|(?<=space)\([\d.]+\))|(?<![\w.'-])(?:sectionPadding|pageGutter|maxLineLength|touchTarget)(?![\w'(:])`,
  'g',
);

/** Tokens in the source of a component, by group, then by name. */
export function tokensIn(code: string): TokenUse[] {
  const uses = new Map(
    [...code.matchAll(TOKENS)].map(([name, group]) => [
      name,
      { name, group: (group ?? 'layout') as TokenUse['group'] },
    ]),
  );
  return [...uses.values()].toSorted(
    (a, b) =>
      GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
}
