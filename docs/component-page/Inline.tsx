/** A line of a guide: what stands in `back quotes` is code. */
export function Inline({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
