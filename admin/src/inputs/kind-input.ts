import type { FieldKind, FieldMeta } from '@prospectus/contract';
import { type ComponentType, createContext } from 'react';
import type { z } from 'zod';

/** The props of every input: the path of its value in the form, and the field's schema and metadata in the contract. */
export type KindInputProps = { source: string; schema: z.ZodType; meta: FieldMeta };
export type KindInput = ComponentType<KindInputProps>;

/** One input for every kind of field. The type makes a new kind without an input fail to compile. */
export type KindInputs = Record<FieldKind, KindInput>;

/** The inputs of a form. A context, because a list input renders fields of any kind, lists included. */
export const KindInputsContext = createContext<KindInputs | null>(null);

/** Inputs of one resource that replace those of the kinds, by the field's path without positions: `roadmap.icon`. */
export const CustomInputsContext = createContext<Readonly<Record<string, KindInput>>>({});
