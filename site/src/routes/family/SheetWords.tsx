import type { LocalisedText } from '@prospectus/contract/family';

/** Words of the sheet, marked where they are in another language than it. */
export const SheetWords = ({ text, lang }: LocalisedText) => (lang ? <span lang={lang}>{text}</span> : text);
