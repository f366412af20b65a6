import type { createDocument } from 'zod-openapi';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/**
 * The document without what is not needed: schemas no call mentions (every one of the contract is registered by name),
 * patterns that repeat a format, and defaults in the bodies of changes, where what is left out stays as it is.
 */
export function tidy(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, ...components } = document.components ?? {};
  const used = usedIn([document.paths, components], schemas);
  const kept = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => [name, name.endsWith('Change') ? withoutDefaults(schema as object) : schema]);
  const whole = { ...document, components: { ...components, schemas: Object.fromEntries(kept) as typeof schemas } };
  return JSON.parse(JSON.stringify(whole, withoutPattern)) as OpenApiDocument;
}

function usedIn(parts: unknown, schemas: Record<string, unknown>): Set<string> {
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(schemas[name] ?? null);
    }
  };
  collect(parts);
  return used;
}

function withoutDefaults(schema: object): object {
  const { properties } = schema as { properties?: Record<string, object> };
  if (!properties) return schema;
  const bare = Object.entries(properties).map(
    ([name, { default: _dropped, ...rest }]: [string, { default?: unknown }]) => [name, rest],
  );
  return { ...schema, properties: Object.fromEntries(bare) as object };
}

const withoutPattern = (_name: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('format' in value) || !('pattern' in value)) return value;
  const { pattern: _dropped, ...rest } = value;
  return rest;
};
