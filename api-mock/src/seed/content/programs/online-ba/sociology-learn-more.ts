import type { SeedProgram } from '../../seed-program.ts';

export const sociologyLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'The three studies you’ll do',
    description: `
<p>You learn research methods by doing research. You do three small studies, each a little bigger than the last.</p>
<ol>
<li><strong>Ten hours of observation</strong> (third semester). You choose one place, such as a tea stall, a bank queue or a temple kitchen, visit it five times at different hours, and write field notes.</li>
<li><strong>Six interviews</strong> (third semester). You interview six people about one change in their lives, for example their first phone or their first job away from home.</li>
<li><strong>A survey of sixty people</strong> (fourth semester). In a team of three you draw a sample, ask fifteen questions and report what you can and can’t conclude from sixty answers.</li>
</ol>
<p>You can develop any of these into your long essay in the sixth semester.</p>`.trim(),
  },
  {
    title: 'Sociology, social work, social science: what’s the difference?',
    description: `
<p>Social science is the whole group of subjects, including economics, political science and sociology. Social work is a profession, with its own degrees, that helps people directly. Sociology studies how people live together. It doesn’t tell them how they should live.</p>
<p>But this degree is a good base for social work. It teaches you to listen before you act, and to tell whether a programme really works.</p>`.trim(),
  },
  {
    title: 'Fieldwork if you can’t travel',
    description:
      '<p>You can do every study within walking distance of your home, or by phone. We never ask you to go anywhere you don’t feel safe.</p>',
  },
];
