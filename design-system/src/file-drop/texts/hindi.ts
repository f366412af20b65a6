import type { FileDropTexts } from './file-drop-texts.ts';

/** The texts of the file drop in Hindi. */
export const hindi: FileDropTexts = {
  prompt: {
    one: 'फ़ाइल चुनें',
    another: 'दूसरी फ़ाइल चुनें',
    several: 'फ़ाइलें चुनें',
    more: 'और फ़ाइलें चुनें',
    full: (count) => `सभी ${count} फ़ाइलें जुड़ चुकी हैं। और जोड़ने के लिए कोई फ़ाइल हटाएँ।`,
  },
  drag: {
    none: 'या यहाँ छोड़ें या पेस्ट करें',
    near: 'या यहाँ छोड़ें',
    over: 'या छोड़ दें: ये जुड़ जाएँगी',
    refused: 'या छोड़ दें, पर इनमें से सब नहीं जुड़ सकतीं',
  },
  rules: {
    maxBytes: (size, isOne) => `${isOne ? '' : 'हर फ़ाइल '}${size} तक`,
    maxFiles: (count) => `अधिकतम ${count} फ़ाइलें`,
    sentence: (rules) => `${rules}।`,
    families: { image: 'तस्वीरें', video: 'वीडियो', audio: 'ऑडियो' },
  },
  refusal: {
    kind: (kinds) => `केवल ${kinds} जोड़ सकते हैं।`,
    size: (size, most) => `यह ${size} की है; अधिकतम ${most} तक।`,
    empty: 'यह खाली है।',
    onlyOne: 'केवल एक फ़ाइल जोड़ सकते हैं।',
    count: (most) => `${most} से अधिक फ़ाइलें नहीं जोड़ सकते।`,
    other: 'इसे जोड़ नहीं सकते।',
  },
  bytes: (count) => `${count} बाइट`,
  state: { waiting: 'प्रतीक्षा में', sending: 'भेजी जा रही है…', done: 'जुड़ गई', failed: 'यह जुड़ नहीं सकी।' },
  sending: (name) => `${name} भेजी जा रही है`,
  retry: (name) => `${name} फिर भेजें`,
  stop: (name) => `${name} भेजना रोकें`,
  remove: (name) => `${name} हटाएँ`,
  news: {
    chosen: (name) => `${name}: चुनी गई।`,
    severalChosen: (count) => `${count} फ़ाइलें चुनी गईं।`,
    done: (name) => `${name}: जुड़ गई।`,
    failed: (name) => `${name}: नहीं जुड़ी।`,
    removed: (name) => `${name}: हटाई गई।`,
  },
};
