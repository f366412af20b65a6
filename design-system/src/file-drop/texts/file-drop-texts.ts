/** The texts of a file drop. */
export interface FileDropTexts {
  prompt: { one: string; another: string; several: string; more: string; full: (count: number) => string };
  drag: { none: string; near: string; over: string; refused: string };
  rules: {
    /** 'up to 5 MB each' */
    maxBytes: (size: string, isOne: boolean) => string;
    maxFiles: (count: number) => string;
    sentence: (rules: string) => string;
    families: { image: string; video: string; audio: string };
  };
  refusal: {
    kind: (kinds: string) => string;
    size: (size: string, most: string) => string;
    empty: string;
    onlyOne: string;
    count: (most: number) => string;
    other: string;
  };
  bytes: (count: number) => string;
  state: { waiting: string; sending: string; done: string; failed: string };
  sending: (name: string) => string;
  retry: (name: string) => string;
  stop: (name: string) => string;
  remove: (name: string) => string;
  /** Read aloud. */
  news: {
    chosen: (name: string) => string;
    severalChosen: (count: number) => string;
    done: (name: string) => string;
    failed: (name: string) => string;
    removed: (name: string) => string;
  };
}
