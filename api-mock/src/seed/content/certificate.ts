import type { SeedProgram } from './seed-program.ts';

/** The certificate section of a programme; where it has no picture the site draws a sample, bordered with the programme's own rings. */
export const certificateOf = (
  award: string,
): Pick<SeedProgram, 'certificate_image' | 'alt_certificate_image' | 'certificate_disclaimer'> => ({
  certificate_image: '',
  alt_certificate_image: `Sample certificate: ${award}, Meridian University Online`,
  certificate_disclaimer: `
<p>When you pass every subject, Meridian University awards you the <strong>${award}</strong>, on paper and as a digitally signed file.</p>
<p><em>This is a sample. Yours may be worded and laid out differently.</em></p>`.trim(),
});
