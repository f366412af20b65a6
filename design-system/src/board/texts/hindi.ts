import type { BoardTexts } from './board-texts.ts';

/** The texts of a board in Hindi. */
export const hindi: BoardTexts = {
  card: 'कार्ड',
  position: (position, count) => `स्तंभ ${position}, कुल ${count}`,
  pickedUp: (name, column) => `${name} को उठाया: ${column}।`,
  over: (name, column, where) => `${name} अब ${column} पर है, ${where}।`,
  end: (name) => `${name} को और आगे नहीं ले जा सकते।`,
  dropped: (name, column) => `${name} की नई जगह: ${column}।`,
  cancelled: (name, column) => `रद्द किया। ${name} फिर यहाँ है: ${column}।`,
  move: (name) => `${name} को ले जाएँ`,
  moveTo: (column) => `यहाँ ले जाएँ: ${column}`,
  here: 'अभी यहाँ है',
  columns: 'दिखाया गया स्तंभ',
  empty: 'कोई कार्ड नहीं',
  loading: 'और लाए जा रहे हैं',
  failed: 'ये नहीं खुल सके।',
  retry: 'फिर कोशिश करें',
  help: 'खोलने के लिए Enter, कार्ड उठाने के लिए Space दबाएँ। फिर दाएँ-बाएँ के तीर से स्तंभ चुनें, रखने के लिए Space और रद्द करने के लिए Esc दबाएँ। तीर की कुंजियाँ एक कार्ड से दूसरे पर ले जाती हैं।',
};
