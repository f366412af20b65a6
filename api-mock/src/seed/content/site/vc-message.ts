import { picture } from '../pictures.ts';
import type { SeedRow } from '../seed-row.ts';

/** Messages of the vice chancellor, the newest first: that one is shown. */
export const vcMessageRows: readonly SeedRow<'vc-message'>[] = [
  {
    key: 'welcome',
    name: 'Professor Vasudha Rangarajan',
    designation: 'Vice Chancellor, Meridian University',
    message: `
<p>My first students were night-shift workers at a textile mill. We met at seven in the morning, when they had finished and the day pupils had not yet come, and I learnt from them what a university is for. They had no time to waste on anything that was merely decorative.</p>
<p>Meridian University Online is built on that lesson. We ask of every class, every page and every rule whether it helps a person who is tired, far away, or on a connection that drops. If it does not, it goes. What remains is what matters: a teacher who knows the subject, a page that explains it, a question that makes you think, and an examination that is the same for everyone.</p>
<p>You will find the work demanding. You will also find that somebody answers when you ask. Choose slowly, speak with a counsellor and with someone in your family who will tell you the truth, and then begin. I look forward to reading your name on the list of graduates.</p>`.trim(),
    image: picture('vice-chancellor'),
    alt_image_name: 'Illustrated portrait of Vasudha Rangarajan, a fictional vice chancellor',
  },
  {
    key: 'july-2025',
    name: 'Professor Vasudha Rangarajan',
    designation: 'Vice Chancellor, to the batch of July 2025',
    message: `
<p>Half of you are the first in your family to enrol for a degree, and a third of you did so after your thirtieth birthday. I hope you will meet each other. The discussion forum is a good place; a cup of tea with the learner from the next district is a better one.</p>
<p>Please be patient with yourselves in the first semester. The habit of study returns slowly, and then it stays.</p>`.trim(),
    image: picture('vice-chancellor-robed'),
    alt_image_name: 'Illustrated portrait of Vasudha Rangarajan in academic dress, a fictional vice chancellor',
  },
];
