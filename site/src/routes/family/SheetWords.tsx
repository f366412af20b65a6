import type { Words } from '@prospectus/contract/family';

/** Words of the sheet, marked where they are in another language than it. */
export const SheetWords = ({ text, lang }: Words) => (lang ? <span lang={lang}>{text}</span> : text);
