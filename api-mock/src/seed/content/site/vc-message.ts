import { picture } from '../pictures.ts';
import type { SeedRow } from '../seed-row.ts';

/** Messages of the vice chancellor, the newest first: that one is shown. */
export const vcMessageRows: readonly SeedRow<'vc-message'>[] = [
  {
    key: 'welcome',
    name: 'Professor Vasudha Rangarajan',
    designation: 'Vice Chancellor, Meridian University',
    message: `
<p>My first students were night-shift workers at a textile mill. We met at seven in the morning, after their shift and before the day students came. They had no time to waste, and they taught me what a university is for.</p>
<p>We built Meridian University Online on what they taught me. For every class, every page and every rule we ask: does it help a student who is tired, far away or on a weak connection? If it doesn’t, we drop it. You get what matters: a teacher who knows the subject, a page that explains it, questions that make you think, and the same exam for everyone.</p>
<p>The work is demanding, but help is there when you ask for it. Take your time to choose. Talk to a counsellor, and to someone in your family who’ll be honest with you. Then begin. I look forward to seeing your name on the list of graduates.</p>`.trim(),
    image: picture('vice-chancellor'),
    alt_image_name: 'Illustrated portrait of Vasudha Rangarajan, vice chancellor',
  },
  {
    key: 'july-2025',
    name: 'Professor Vasudha Rangarajan',
    designation: 'Vice Chancellor, to the batch of July 2025',
    message: `
<p>Half of you are the first in your family to enrol for a degree, and a third of you enrolled after your thirtieth birthday. I hope you’ll meet each other. The discussion forum is a good place to start. A cup of tea with a student from the next district is even better.</p>
<p>Please be patient with yourself in the first semester. It takes time to get back into the habit of studying, but you will.</p>`.trim(),
    image: picture('vice-chancellor-robed'),
    alt_image_name: 'Illustrated portrait of Vasudha Rangarajan in academic dress',
  },
];
