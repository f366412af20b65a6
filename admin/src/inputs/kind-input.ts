import type { FieldKind, FieldMeta } from '@prospectus/contract';
import { type ComponentType, createContext } from 'react';
import type { z } from 'zod';

/** What every input gets: where its value lives in the form, and what the contract says of the field. */
export type KindInputProps = { source: string; schema: z.ZodType; meta: FieldMeta };
export type KindInput = ComponentType<KindInputProps>;

/** One input for every kind of field. A record, so that a new kind without an input does not compile. */
export type KindInputs = Record<FieldKind, KindInput>;

/** The inputs of a form. A context, because a list holds fields of any kind, lists among them. */
export const KindInputsContext = createContext<KindInputs | null>(null);

/** Inputs that a resource has of its own, by the path of the field without positions: `fee_plans`, `roadmap.icon`. */
export const OwnInputsContext = createContext<Readonly<Record<string, KindInput>>>({});
