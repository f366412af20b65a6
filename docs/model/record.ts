/**
 * The parts of a decision record for lists: its heading, `001: One contract`, and the first sentence of its decision,
 * with the second one if the first is short.
 */
export function readRecord(text: string): { heading: string; summary: string } {
  const heading = /^# (\d{3}: .+)$/m.exec(text)?.[1];
  const decision = /^## Decision\n+(.+)$/m.exec(text)?.[1];
  if (!heading || !decision) throw new Error('a decision record needs "# NNN: Title" and a section "## Decision"');
  const sentences = decision.split(/(?<=[.])\s+(?=[A-Z`])/);
  const [first = decision, second = ''] = sentences;
  return { heading, summary: first.length < SHORT && second ? `${first} ${second}` : first };
}

const SHORT = 60;
