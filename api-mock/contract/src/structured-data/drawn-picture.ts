/** Address of the lattice of a word, as a picture that networks can show. */
export const drawnPicture = (word: string): string => `/share/${word}.png`;
