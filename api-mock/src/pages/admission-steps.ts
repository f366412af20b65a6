/** The five steps of §2, shown where a programme gives none of its own. */
export const ADMISSION_STEPS = [
  {
    id: 'register',
    title: 'Register on the admission portal',
    description:
      'Create an account with your mobile number and e-mail address. It keeps everything you enter, so you may stop and return at any time.',
  },
  {
    id: 'form',
    title: 'Submit the signed online form',
    description:
      'Fill in your personal and academic details, check them against your mark sheets, then sign the form and submit it.',
  },
  {
    id: 'documents',
    title: 'Upload documents',
    description:
      'Upload your photograph, signature, proof of identity and mark sheets. Clear photographs taken with a phone are accepted.',
  },
  {
    id: 'verification',
    title: 'The university verifies documents and eligibility',
    description:
      'The admission office checks your documents and your eligibility, and tells you by e-mail if anything has to be sent again.',
  },
  {
    id: 'payment',
    title: 'Pay the programme fee online to obtain the registration number',
    description:
      'Pay by card, UPI or net banking once your documents are verified. Your registration number follows, and with it your place in the batch.',
  },
];
