import * as contract from '@prospectus/contract';
import { z } from 'zod';

type Schema = z.core.$ZodType;

/** Names of the schemas that many calls share: those of the contract by their names, records by their resource's. */
export function componentNames(): Map<string, Schema> {
  const named = new Map<string, Schema>();
  const taken = new Set<Schema>();
  const add = (name: string, schema: unknown): void => {
    if (!isObject(schema) || taken.has(schema) || named.has(name)) return;
    named.set(name, schema);
    taken.add(schema);
  };
  for (const [name, value] of Object.entries(contract)) add(pascal(name), value);
  for (const [key, { access, answer, body }] of Object.entries(contract.calls)) {
    if (typeof access !== 'object') continue;
    const name = pascal(access.subject);
    const at = `/admin/${access.subject}`;
    if (key === `GET ${at}/:id`) add(name, answer);
    if (key === `POST ${at}`) add(`${name}Fields`, body);
    if (key === `PUT ${at}/:id`) add(`${name}Change`, body);
  }
  return named;
}

const isObject = (value: unknown): value is z.core.$ZodObject => value instanceof z.core.$ZodObject;

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[-/])([a-z])/g, (_, letter: string) => letter.toUpperCase());
