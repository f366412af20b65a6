import type { FieldMeta } from '@prospectus/contract';
import type { ZodOpenApiOverride } from 'zod-openapi';

type Described = Record<string, unknown> & Partial<FieldMeta>;

/** Says what a field's kind, label and help mean in OpenAPI's own words; the kind itself as `x-kind`. */
export const describeField: ZodOpenApiOverride = ({ jsonSchema }) => {
  const schema = jsonSchema as Described;
  const { kind, label, help, resource, accept, options } = schema;
  if (kind === undefined) return;
  for (const name of ['kind', 'label', 'help', 'resource', 'accept', 'options']) delete schema[name];
  const choices = options?.filter(({ id, name }) => id !== name).map(({ id, name }) => `${id}: ${name}`) ?? [];
  const words = [
    help,
    choices.length > 0 ? `${choices.join(', ')}.` : undefined,
    resource && `Id of a record of \`${resource}\`.`,
    accept && `A ${accept.toUpperCase()} file.`,
  ].filter(Boolean);
  schema['title'] = label;
  schema['x-kind'] = kind;
  if (words.length > 0) schema['description'] = words.join(' ');
};
