import { ApiError, fieldMeta, resources } from '@prospectus/contract';
import type { z } from 'zod';

import type { Fields } from '../../content/tables.ts';
import { isFilled, type PartChanges, singleFields, type SinglePart } from './part-record.ts';

/** Changes of a part of which a programme has one. */
export function singleChanges(part: SinglePart): PartChanges {
  const checkPresent = (program: Fields): void => {
    if (part.single === 'optional' && !isFilled(part, singleFields(part, program))) throw new ApiError('NOT_FOUND');
  };
  const write = (program: Fields, fields: Fields): Fields =>
    part.of ? { [part.of]: { ...singleFields(part, program), ...fields } } : fields;
  return {
    newId: (programId) => programId,
    add: (program, _id, fields) => {
      if (part.single === 'always' || isFilled(part, singleFields(part, program)))
        throw new ApiError('LOCKED', {
          msg: `A programme has one ${part.label.one.toLowerCase()}: change it instead.`,
        });
      if (!isFilled(part, fields)) throw noField(part);
      return write(program, fields);
    },
    update: (program, _id, fields) => {
      checkPresent(program);
      return write(program, fields);
    },
    remove: (program) => {
      checkPresent(program);
      return part.of ? { [part.of]: null } : emptied(part, program);
    },
  };
}

/**
 * The part's fields with their defaults. Fields without an empty state stay: those that a programme requires, choices,
 * and the parent of its page.
 */
function emptied(part: SinglePart, program: Fields): Fields {
  const { schema, slug } = resources.program;
  const names = Object.entries<z.ZodType>(part.schema.shape)
    .filter(
      ([name, field]) =>
        field.safeParse(undefined).success && fieldMeta(field)?.kind !== 'choice' && name !== slug?.parent,
    )
    .map(([name]) => name);
  const fresh: Fields = schema.parse({ slug: program['slug'], display_name: program['display_name'] });
  return Object.fromEntries(names.map((name) => [name, fresh[name]]));
}

const noField = ({ schema }: SinglePart): ApiError =>
  new ApiError('INVALID_FIELDS', {
    errors: { [Object.keys(schema.shape)[0] ?? '']: 'Fill in at least one of the fields.' },
  });
