/** A short text that stays in one line, '31 Dec'. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Times of day that stay together: 'Monday to Saturday, 9 am to 7 pm' breaks after the comma at most. */
export const withWholeTimes = (hours: string): string =>
  hours.replaceAll(/\d[\d:.]* [ap]m( to \d[\d:.]* [ap]m)?/gi, noBreak);
