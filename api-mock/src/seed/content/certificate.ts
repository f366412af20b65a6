import type { SeedProgram } from './seed-program.ts';

/** The certificate section of a programme; where it has no picture the site draws a sample in the programme's own lattice. */
export const certificateOf = (
  award: string,
): Pick<SeedProgram, 'certificate_image' | 'alt_certificate_image' | 'certificate_disclaimer'> => ({
  certificate_image: '',
  alt_certificate_image: `Sample of the certificate: ${award}, Meridian University Online`,
  certificate_disclaimer: `
<p>Learners who pass every subject receive the award <strong>${award}</strong> of Meridian University, on paper and as a signed digital document.</p>
<p><em>The certificate shown is a sample. The wording and layout of the certificate that is issued may differ.</em></p>`.trim(),
});
