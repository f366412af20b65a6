type Node = Readonly<Record<string, unknown>>;

const LONGEST = 160;

/** The facts in a node of structured data, property by property; an inner node as its type and name. */
export function structuredFacts(node: Node, entries: (count: number) => string): { name: string; value: string }[] {
  return Object.entries(node).flatMap(([name, value]) =>
    name.startsWith('@') ? [] : [{ name, value: inWords(value, entries) }],
  );
}

function inWords(value: unknown, entries: (count: number) => string): string {
  if (typeof value === 'string' || typeof value === 'number') return cut(String(value).replaceAll(/<[^<>]*>/g, ' '));
  if (Array.isArray(value)) {
    const words = value.map((entry) => inWords(entry, entries)).filter(Boolean);
    return words.length <= 5 ? words.join(', ') : `${entries(words.length)}: ${words.slice(0, 3).join(', ')}, …`;
  }
  if (typeof value !== 'object' || value === null) return '';
  const { '@type': type, '@id': id, ...inside } = value as Node;
  if (type === undefined) return typeof id === 'string' ? id : '';
  const called =
    inside['name'] ?? inside['price'] ?? inside['url'] ?? inside['itemListElement'] ?? inside['courseMode'];
  return [type as string, inWords(called, entries)].filter(Boolean).join(': ');
}

const cut = (words: string): string => {
  const whole = words.replaceAll(/\s+/g, ' ').trim();
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST).trimEnd()}…` : whole;
};
