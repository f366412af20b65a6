import type { InputEvent } from 'react';

/**
 * Digits of Indian scripts and full-width digits as 0 to 9; those of Indian scripts are at …66 to …6f of their block of
 * 128.
 */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0966-\u0d6f]/g, (char) => {
    const value = (char.charCodeAt(0) & 0x7f) - 0x66;
    return value >= 0 && value <= 9 ? String(value) : char;
  });
}

/**
 * Inserts typed or pasted text into a number input with the digits that the browser accepts there, which are only 0 to
 * 9.
 */
export function insertLatinDigits(event: InputEvent<HTMLInputElement>): void {
  const latin = latinDigits(event.data);
  if (latin === event.data) return;
  event.preventDefault();
  // An input of numbers has no other way to insert at the caret.
  document.execCommand('insertText', false, latin);
}
