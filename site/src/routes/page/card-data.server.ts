import { truncateWords } from '../../lib/truncate.ts';

type Card = { brochure_pdf: string; display_short_name: string; short_description: string };

/** A programme as its card shows it: the address of its brochure is fetched when a visitor asks for it. */
export const toCard = <C extends Card>(card: C): C => ({ ...card, brochure_pdf: '', display_short_name: '' });

/** A compact card shows the first words alone (PAGE-28). */
export const toCompactCard = <C extends Card>(card: C): C => ({
  ...toCard(card),
  short_description: truncateWords(card.short_description),
});
