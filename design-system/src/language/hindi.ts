import type { ComponentTexts } from './component-texts.ts';

const number = new Intl.NumberFormat('hi-IN');

/** The texts of all components in Hindi. */
export const hindi: ComponentTexts = {
  locale: 'hi-IN',
  appBar: { label: 'मुख्य मेनू', home: 'मुखपृष्ठ' },
  bottomBar: { label: 'मुख्य कार्य' },
  breadcrumbs: { label: 'आप यहाँ हैं' },
  cardRow: { previous: 'पिछले दिखाएँ', next: 'और दिखाएँ' },
  carousel: {
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    pause: 'स्लाइडें रोकें',
    play: 'स्लाइडें चलाएँ',
    slide: (position, count) => `स्लाइड ${position}, कुल ${count}`,
  },
  characterCount: {
    used: (length, limit) => `${number.format(limit)} में से ${number.format(length)} अक्षर`,
    tooMany: (excess) => `${number.format(excess)} अक्षर अधिक`,
  },
  clamp: { more: 'और देखें', less: 'कम देखें' },
  confirmDialog: { cancel: 'रद्द करें', more: (count) => `और ${count}` },
  dataTable: { empty: 'अभी दिखाने के लिए कुछ नहीं है।' },
  dialog: { close: 'बंद करें' },
  errorState: { retry: 'फिर कोशिश करें', reference: (reference) => `संदर्भ: ${reference}` },
  filterBar: {
    label: 'फ़िल्टर',
    apply: 'परिणाम दिखाएँ',
    clear: 'सभी फ़िल्टर हटाएँ',
    count: (count) => `${number.format(count)} परिणाम`,
    empty: 'इन फ़िल्टरों से कुछ नहीं मिला',
    emptyText: 'और देखने के लिए कोई फ़िल्टर हटाएँ।',
  },
  formSummary: { title: 'कृपया इन्हें जाँचें' },
  inPageNav: { label: 'इस पृष्ठ पर' },
  link: { newTab: '(नए टैब में खुलता है)' },
  pagination: {
    label: 'पृष्ठ',
    previous: 'पिछला',
    next: 'अगला',
    position: (page, pages) => `पृष्ठ ${number.format(page)}, कुल ${number.format(pages)}`,
  },
  phoneField: { country: 'नंबर का देश', otherCountry: 'कोई और देश' },
  priceCard: { popular: 'सबसे अधिक चुना गया' },
  progressBar: { label: 'पृष्ठ खुल रहा है', percent: (percent) => `${percent} प्रतिशत` },
  prose: { table: 'तालिका' },
  skipLink: { label: 'सीधे मुख्य सामग्री पर जाएँ' },
  stepper: { done: 'पूरा हुआ', position: (step, steps) => `चरण ${step}, कुल ${steps}` },
  submitButton: { busy: 'कृपया प्रतीक्षा करें…' },
  ticker: { label: 'सूचना', pause: 'चलता पाठ रोकें', play: 'चलता पाठ शुरू करें' },
  toast: { close: 'यह संदेश बंद करें' },
  videoFacade: { play: 'वीडियो चलाएँ' },
};
