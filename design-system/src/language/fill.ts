/**
 * A text with its values: `{name}` is replaced by the value, `{count|result|results}` by the first word for 1 and by the
 * second for other numbers. Numbers are grouped as in India.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = values[name] ?? '';
    if (one !== undefined) return (value === 1 ? one : other) ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-IN') : value;
  });
