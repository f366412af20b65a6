/** Qualification sets by id (§3). No form offers the alternate set, whose ids differ. */
export const QUALIFICATIONS = {
  master: [
    { id: 1, label: 'Post-Graduate' },
    { id: 3, label: 'Graduate' },
  ],
  open: [
    { id: 1, label: 'Post-Graduate' },
    { id: 2, label: 'Polytechnic Diploma' },
    { id: 3, label: 'Graduate' },
    { id: 4, label: 'Higher Secondary/10+2' },
  ],
  alternate: [
    { id: 1, label: 'Graduation' },
    { id: 2, label: 'Post Graduation' },
    { id: 3, label: 'Diploma/Certification' },
  ],
} as const;

/** Education levels for analytics, by the id of the qualification (§3). */
export const EDUCATION_LEVELS = {
  1: 'Completed Post Graduation',
  2: 'In Graduation',
  3: 'Passed Graduation',
  4: 'Class 12th or below',
} as const;
