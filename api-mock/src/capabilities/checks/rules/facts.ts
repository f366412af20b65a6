import { FACTS, unknownFacts } from '@prospectus/contract';

import type { Rule } from '../rule.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'richText']);
// Names that a resource replaces itself.
const OWN_NAMES: Readonly<Record<string, string>> = { 'wide-banners': 'amount' };
const known = Object.keys(FACTS)
  .map((name) => `{${name}}`)
  .join(', ');

/** Names in braces that pages do not replace. */
export const facts: Rule = ({ resource }, leaves) =>
  leaves.flatMap(({ path, meta, value }) => {
    if (typeof value !== 'string' || !TEXTS.has(meta.kind)) return [];
    const name = unknownFacts(value).find((unknown) => unknown !== OWN_NAMES[resource.name]);
    return name ? [{ code: 'FACT_UNKNOWN' as const, path, values: { name: `{${name}}`, known } }] : [];
  });
