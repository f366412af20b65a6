import { Text } from '@prospectus/design-system';

const CONTEXT_LENGTH = 60;

/** What a value was and what it would be: the words that differ, with some of those around them. */
export function Difference({ before, after }: { before: string | number; after: string | number }) {
  const [was, is] = [plain(before), plain(after)];
  const start = commonStart(was, is);
  const end = commonStart(reversed(was.slice(start)), reversed(is.slice(start)));
  const lead = was.slice(Math.max(0, start - CONTEXT_LENGTH), start);
  const rest = was.slice(was.length - end);
  return (
    <Text as="div" size="small">
      {start > CONTEXT_LENGTH && '… '}
      {lead}
      <del>{was.slice(start, was.length - end)}</del> <ins>{is.slice(start, is.length - end)}</ins>
      {rest.slice(0, CONTEXT_LENGTH)}
      {rest.length > CONTEXT_LENGTH && ' …'}
    </Text>
  );
}

const plain = (value: string | number): string =>
  typeof value === 'number'
    ? `₹${value.toLocaleString('en-IN')}`
    : value
        .replace(/<[^>]*>/g, ' ')
        .replace(/&amp;/g, '&')
        .replace(/&lt;/g, '<')
        .replace(/\s+/g, ' ')
        .trim();

/** How many letters two texts begin with together, up to the beginning of a word. */
function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  while (at > 0 && /\S/.test(one[at - 1] ?? '')) at -= 1;
  return at;
}

const reversed = (text: string): string => [...text].toReversed().join('');
