/** The parts of a text that separates them by commas (§3): 'a, b,c' gives three; empty ones are dropped. */
export const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
