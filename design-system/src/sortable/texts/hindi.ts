import type { SortableTexts } from './sortable-texts.ts';

/** The texts of lists that are put in order in Hindi. */
export const hindi: SortableTexts = {
  position: (position, count, group) =>
    `${group === undefined ? '' : `${group} में `}स्थान ${position}${count === undefined ? '' : `, कुल ${count}`}`,
  group: (position, count) => `समूह ${position}, कुल ${count}`,
  move: (name, where) => `${name} की जगह बदलें, ${where}`,
  up: (name) => `${name} को ऊपर ले जाएँ`,
  down: (name) => `${name} को नीचे ले जाएँ`,
  pickedUp: (name, where) => `${name} को उठाया: ${where}।`,
  over: (name, where) => `${name} अब यहाँ है: ${where}।`,
  outside: (name) => `${name} सूची से बाहर है।`,
  at: (name, where) => `${name} अब यहाँ है: ${where}।`,
  end: (name) => `${name} को और आगे नहीं ले जा सकते।`,
  putDown: (name, where) => `${name} को रख दिया${where ? `: ${where}` : ''}।`,
  putBack: (name) => `${name} को वापस रख दिया।`,
  cancelled: (name, where) => `रद्द किया। ${name} अपनी जगह पर वापस है${where ? `: ${where}` : ''}।`,
  moved: (name, where) => `${name} की नई जगह: ${where}।`,
  failed: (name, where) => `${name} की जगह बदली नहीं जा सकी${where ? `; वापस यहाँ है: ${where}` : ''}।`,
  empty: 'यहाँ अभी कुछ नहीं है। कुछ यहाँ ले आएँ।',
  help: 'जगह बदलने के लिए हैंडल पर Space या Enter दबाएँ, ऊपर-नीचे के तीर से ले जाएँ और रखने के लिए फिर Space दबाएँ। रद्द करने के लिए Esc दबाएँ।',
  groupHelp:
    'जगह बदलने के लिए हैंडल पर Space या Enter दबाएँ, ऊपर-नीचे के तीर से ले जाएँ और रखने के लिए फिर Space दबाएँ। दाएँ-बाएँ के तीर पिछले या अगले समूह में ले जाते हैं। रद्द करने के लिए Esc दबाएँ।',
};
