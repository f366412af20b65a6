// The zero of Arabic and Urdu, of the scripts from Devanagari to Malayalam, of Santali, and of Manipuri.
const ZEROS = [
  ...[0x660, 0x6f0],
  ...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0x1c50, 0xabf0],
];

/** The text with digits of Indian scripts as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
