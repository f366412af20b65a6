import type { FileDropTexts } from './file-drop-texts.ts';

/** The texts of the file drop in English. */
export const english: FileDropTexts = {
  prompt: {
    one: 'Choose a file',
    another: 'Choose another file',
    several: 'Choose files',
    more: 'Choose more files',
    full: (count) => `All ${count} places are taken. Remove a file to add another.`,
  },
  drag: {
    none: 'or drop or paste here',
    near: 'or drop here',
    over: 'or let go: they are added',
    refused: 'or let go, but not all of these can be added',
  },
  rules: {
    maxBytes: (size, isOne) => `up to ${size}${isOne ? '' : ' each'}`,
    maxFiles: (count) => `${count} files at most`,
    sentence: (rules) => `${rules}.`,
    families: { image: 'pictures', video: 'videos', audio: 'sound recordings' },
  },
  refusal: {
    kind: (kinds) => `only ${kinds} can be added.`,
    size: (size, most) => `it has ${size}; ${most} is the most.`,
    empty: 'it is empty.',
    onlyOne: 'only one file can be added.',
    count: (most) => `more than ${most} files cannot be added.`,
    other: 'it cannot be added.',
  },
  bytes: (count) => `${count} ${count === 1 ? 'byte' : 'bytes'}`,
  state: { waiting: 'Waiting', sending: 'Sending…', done: 'Added', failed: 'It could not be added.' },
  sending: (name) => `Sending ${name}`,
  retry: (name) => `Try ${name} again`,
  stop: (name) => `Stop sending ${name}`,
  remove: (name) => `Remove ${name}`,
  news: {
    chosen: (name) => `${name}: chosen.`,
    severalChosen: (count) => `${count} files chosen.`,
    done: (name) => `${name}: added.`,
    failed: (name) => `${name}: not added.`,
    removed: (name) => `${name}: removed.`,
  },
};
