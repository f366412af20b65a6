import type { AdmissionStep } from './seed-program.ts';

/** The five steps of §2, explained for applicants to a degree. */
export const degreeAdmission: AdmissionStep[] = [
  {
    title: 'Register on the admission portal',
    description:
      'Create your account with your mobile number and e-mail address, and choose the programme you wish to join.',
  },
  {
    title: 'Submit the signed online form',
    description:
      'Fill in your personal and academic details, check them against your mark sheets, sign the form and submit it. You may save it and return at any time.',
  },
  {
    title: 'Upload documents',
    description:
      'Upload a photograph, your signature, an identity document, and the mark sheets and certificates of class 10, class 12 and graduation. Clear photographs from a phone are accepted.',
  },
  {
    title: 'The university verifies documents and eligibility',
    description:
      'The admission office checks what you have sent. If something is missing or unclear, you are told by e-mail exactly what to upload again.',
  },
  {
    title: 'Pay the programme fee online to obtain the registration number',
    description:
      'Choose a fee plan and pay by card, UPI or net banking. Your registration number opens the learning platform, where your classes and study material are waiting.',
  },
];

/** The same for those who come from school: no mark sheets of a first degree are asked for. */
export const bachelorAdmission: AdmissionStep[] = uploading(
  'Upload a photograph, your signature, an identity document, and the mark sheets and certificates of class 10 and class 12. If you are under eighteen, a parent or guardian signs the form as well. Clear photographs from a phone are accepted.',
);

/** The five steps with other papers to send in. */
export function uploading(description: string): AdmissionStep[] {
  return degreeAdmission.map((step, index) => (index === 2 ? { ...step, description } : step));
}
