declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt';
    /** OpenType features to leave in; all when absent. */
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
