const MOST = 160;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The first words of a rich text, for where no markup can stand. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= MOST) return words;
  const cut = words.slice(0, MOST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST - 30)).trimEnd()}…`;
}
