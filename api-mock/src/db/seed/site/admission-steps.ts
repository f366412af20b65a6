import type { AdmissionStep } from '../seed-program.ts';

/** The five steps of §2, shown where a programme gives none of its own. */
export const admissionSteps: AdmissionStep[] = [
  {
    title: 'Register on the admission portal',
    description:
      'Create an account with your mobile number and e-mail address. It keeps everything you enter, so you may stop and return at any time.',
  },
  {
    title: 'Submit the signed online form',
    description:
      'Fill in your personal and academic details, check them against your mark sheets, then sign the form and submit it.',
  },
  {
    title: 'Upload documents',
    description:
      'Upload your photograph, signature, proof of identity and mark sheets. Clear photographs taken with a phone are accepted.',
  },
  {
    title: 'The university verifies documents and eligibility',
    description:
      'The admission office checks your documents and your eligibility, and tells you by e-mail if anything has to be sent again.',
  },
  {
    title: 'Pay the programme fee online to obtain the registration number',
    description:
      'Pay by card, UPI or net banking once your documents are verified. Your registration number follows, and with it your place in the batch.',
  },
];
