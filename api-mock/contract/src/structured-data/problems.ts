import type { z } from 'zod';

import { type NodeType, SHAPES, type Tier } from './shapes.ts';

export type StructuredProblem = {
  type: string;
  property: string;
  severity: 'required' | 'recommended';
  is: 'missing' | 'unreadable' | 'unknown';
};

/** What search engines miss or cannot read in structured data. A type or property without a rule is a problem, too. */
export function structuredProblems(data: unknown): StructuredProblem[] {
  const problems = new Map<string, StructuredProblem>();
  for (const node of nodesIn(data))
    for (const problem of problemsOf(node)) problems.set(Object.values(problem).join(' '), problem);
  return [...problems.values()];
}

type Node = Record<string, unknown> & { '@type': string };

/** Every node with a type, nested ones after the outer ones. */
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
