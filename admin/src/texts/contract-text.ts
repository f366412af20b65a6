import type { FieldMeta, Resource } from '@prospectus/contract';

/** Returns what the contract says in the person's language; an unknown text is returned as it is. */
export type ContractText = (english: string) => string;

const NUMBER = /\d+(?:[.,]\d+)*/g;
const VARIABLE = '%{n}';

/**
 * Looks up by the English text. Messages with numbers are entered once with a variable for each number:
 * `At most %{n} characters.`
 */
export const contractTextOf =
  (contract: Readonly<Record<string, string>>): ContractText =>
  (english) => {
    const exact = contract[english];
    if (exact !== undefined) return exact;
    const numbers = english.match(NUMBER) ?? [];
    if (numbers.length === 0) return english;
    const pattern = contract[english.replaceAll(NUMBER, VARIABLE)];
    return pattern === undefined
      ? english
      : numbers.reduce((text, number) => text.replace(VARIABLE, () => number), pattern);
  };

/** A field's metadata with its label, help and choices in the person's language. */
export const translatedMeta = (meta: FieldMeta, text: ContractText): FieldMeta => ({
  ...meta,
  label: text(meta.label),
  ...(meta.help !== undefined && { help: text(meta.help) }),
  ...(meta.options && { options: meta.options.map(({ id, name }) => ({ id, name: text(name) })) }),
});

/** What one record and several of a resource are called in the person's language. */
export const translatedLabel = ({ label }: Pick<Resource, 'label'>, text: ContractText): Resource['label'] => ({
  one: text(label.one),
  many: text(label.many),
});
