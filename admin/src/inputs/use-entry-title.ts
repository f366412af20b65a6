import { useText } from '../texts/language-context.ts';

/** What a part without a title is called: 'Entry 2', by its index. */
export function useEntryTitle(): (index: number) => string {
  const text = useText();
  return (index) => text('entities.entry', { number: index + 1 });
}
