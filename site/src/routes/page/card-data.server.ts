import { truncateWords } from '../../lib/truncate.ts';

type Card = {
  brochure_pdf: string;
  display_short_name: string;
  short_description: string;
  program_thumbnail: string;
  program_thumbnail_one?: string;
};

/** A programme as its card shows it: the address of its brochure is fetched when a visitor asks for it. */
export const toCard = <C extends Card>(card: C): C => ({
  ...card,
  brochure_pdf: '',
  display_short_name: '',
  ...('program_thumbnail_one' in card && { program_thumbnail_one: '' }),
});

/** A compact card shows the first words alone (PAGE-28), and the second thumbnail where there is one. */
export const toCompactCard = <C extends Card>(card: C): C => ({
  ...toCard(card),
  program_thumbnail: card.program_thumbnail_one || card.program_thumbnail,
  short_description: truncateWords(card.short_description),
});
