/** What somebody entered about a lead without its code. */
export const staged = {
  title: 'Entered without a code',
  text: 'Someone filled in this phone number’s form and has not entered the code. Ask the person before you accept.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    qualification: 'Highest qualification',
    interest: 'Interested in',
  },
  now: 'Now',
  entered: 'Entered',
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: 'The lead has what was entered',
  refused: 'The lead stays as it was',
  failed: 'What was entered without a code could not be loaded',
} as const;
