import type { SeedProgram } from './seed-program.ts';

/** The certificate section of a programme; where it has no picture the site draws a sample in the programme's own lattice. */
export const certificateOf = (
  award: string,
): Pick<SeedProgram, 'certificate_image' | 'alt_certificate_image' | 'certificate_disclaimer'> => ({
  certificate_image: '',
  alt_certificate_image: `Sample certificate: ${award}, Meridian University Online`,
  certificate_disclaimer: `
<p>When you pass every subject, you get the <strong>${award}</strong> certificate from Meridian University, as a printed copy and a digitally signed copy.</p>
<p><em>This is a sample. The wording and layout of your certificate may be different.</em></p>`.trim(),
});
