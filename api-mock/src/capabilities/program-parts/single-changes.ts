import { ApiError, fieldMeta, resources } from '@prospectus/contract';
import type { z } from 'zod';

import type { Fields } from '../../content/tables.ts';
import type { PartChanges } from './part-changes.ts';
import { isFilled, singleFields, type SinglePart } from './part-record.ts';

/** The one part of its kind that a programme has, or may have. */
export function singleChanges(part: SinglePart): PartChanges {
  const present = (program: Fields): void => {
    if (part.single === 'optional' && !isFilled(part, singleFields(part, program))) throw new ApiError('NOT_FOUND');
  };
  const write = (program: Fields, given: Fields): Fields =>
    part.of ? { [part.of]: { ...singleFields(part, program), ...given } } : given;
  return {
    newId: (programId) => programId,
    add: (program, _id, given) => {
      if (part.single === 'always' || isFilled(part, singleFields(part, program)))
        throw new ApiError('LOCKED', {
          msg: `A programme has one ${part.label.one.toLowerCase()}: change it instead.`,
        });
      if (!isFilled(part, given)) throw nothingGiven(part);
      return write(program, given);
    },
    update: (program, _id, given) => {
      present(program);
      return write(program, given);
    },
    remove: (program) => {
      present(program);
      return part.of ? { [part.of]: null } : emptied(part, program);
    },
  };
}

/**
 * The part's fields as they are before anybody fills them in. What has no empty state stays: what a programme must
 * have (its address and name), what is one of a few choices, and where its page stands.
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

const nothingGiven = ({ schema }: SinglePart): ApiError =>
  new ApiError('INVALID_FIELDS', {
    errors: { [Object.keys(schema.shape)[0] ?? '']: 'Fill in at least one of the fields.' },
  });
