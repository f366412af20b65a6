/** '96 credits over 4 semesters.' */
export const creditsText = (credits: number, semesters: number): string =>
  `${credits} credits over ${semesters === 1 ? 'one semester' : `${semesters} semesters`}.`;
