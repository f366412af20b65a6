import type { CalendarTexts } from './calendar-texts.ts';

/** The texts of a calendar in Hindi. */
export const hindi: CalendarTexts = {
  allDay: 'पूरा दिन',
  week: 'सप्ताह',
  more: (count) => `${count} और`,
  close: 'बंद करें',
  events: 'कार्यक्रम',
  moveHelp: 'Alt के साथ तीर की कुंजियाँ इसका समय बदलती हैं, Shift भी दबाएँ तो यह लंबा या छोटा होता है।',
  moved: (title, when) => `${title}: ${when}।`,
  failed: (title, when) => `${title} का समय बदला नहीं जा सका; वह वापस यहाँ है: ${when}।`,
  choose: 'समय चुनें',
  chooseHelp: 'तीर की कुंजियों से दूसरा समय चुनें, Shift के साथ समय बढ़ाएँ या घटाएँ, Enter से पक्का करें।',
  to: 'से',
};
