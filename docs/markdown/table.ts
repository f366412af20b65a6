/** A table in GitHub's flavour of Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A list, a line each. */
export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Code in a fence, with its language. */
export const fence = (code: string, language = 'tsx'): string => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
