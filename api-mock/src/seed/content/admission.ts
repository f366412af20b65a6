import type { AdmissionStep } from './seed-program.ts';

/** The five steps of §2, explained for applicants to a degree. */
export const degreeAdmission: AdmissionStep[] = [
  {
    title: 'Register on the admission portal',
    description: 'Create an account with your mobile number and email address, and choose your programme.',
  },
  {
    title: 'Submit the signed online form',
    description:
      'Fill in your details as they are on your mark sheets, sign and submit. You can save the form and come back any time.',
  },
  {
    title: 'Upload documents',
    description:
      'A photo, your signature, an identity document, and mark sheets and certificates for class 10, class 12 and graduation. Clear phone photos are fine.',
  },
  {
    title: 'The university verifies documents and eligibility',
    description: 'If something is missing or unclear, we email you exactly what to upload again.',
  },
  {
    title: 'Pay the programme fee online to obtain the registration number',
    description:
      'Choose a fee plan and pay by card, UPI or net banking. Your registration number opens your classes and study material.',
  },
];

/** The same for those who come from school: no mark sheets of a first degree are asked for. */
export const bachelorAdmission: AdmissionStep[] = uploading(
  'A photo, your signature, an identity document, and mark sheets and certificates for class 10 and class 12. If you’re under 18, a parent or guardian signs the form too. Clear phone photos are fine.',
);

/** The five steps with other papers to send in. */
export function uploading(description: string): AdmissionStep[] {
  return degreeAdmission.map((step, index) => (index === 2 ? { ...step, description } : step));
}
