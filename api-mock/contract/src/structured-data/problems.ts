import type { z } from 'zod';

import { type NodeType, SHAPES, type Tier } from './shapes.ts';

/** What is wrong with a property of a node: it is missing, or has a form that search engines do not read. */
export type StructuredProblem = {
  type: string;
  property: string;
  severity: 'required' | 'recommended';
  is: 'missing' | 'unreadable' | 'unknown';
};

/**
 * What search engines miss or cannot read in structured data, in its order; each of type, property and kind once. A type
 * or a property that has no rule is a problem too, so that none is added without one.
 */
export function structuredProblems(data: unknown): StructuredProblem[] {
  const found = new Map<string, StructuredProblem>();
  for (const node of nodesIn(data))
    for (const problem of problemsOf(node)) found.set(Object.values(problem).join(' '), problem);
  return [...found.values()];
}

type Node = Record<string, unknown> & { '@type': string };

/** Every node with a type, those inside others after them. */
export function nodesIn(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(nodesIn);
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(nodesIn);
  return '@type' in data ? [data as Node, ...inside] : inside;
}

function problemsOf(node: Node): StructuredProblem[] {
  const type = node['@type'];
  if (!Object.hasOwn(SHAPES, type)) return [{ type, property: '', severity: 'required', is: 'unknown' }];
  const shape: Readonly<Record<Tier, Readonly<Record<string, z.ZodType>>>> = SHAPES[type as NodeType];
  const known = { ...shape.required, ...shape.recommended, ...shape.optional };
  const unknown = Object.keys(node).filter((name) => !name.startsWith('@') && !(name in known));
  return [
    ...unknown.map((property) => ({ type, property, severity: 'recommended' as const, is: 'unknown' as const })),
    ...Object.entries(known).flatMap(([property, schema]): StructuredProblem[] => {
      const value = node[property];
      const severity = property in shape.required ? 'required' : 'recommended';
      if (value === undefined || value === '')
        return property in shape.optional ? [] : [{ type, property, severity, is: 'missing' }];
      return schema.safeParse(value).success ? [] : [{ type, property, severity, is: 'unreadable' }];
    }),
  ];
}
