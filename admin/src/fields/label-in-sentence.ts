/** A label as written inside a sentence: in lower case, except abbreviations such as FAQ. */
export const labelInSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
