import type { SeedProgram } from '../../seed-program.ts';

export const sociologyLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'The three studies you will make',
    description: `
<p>Method is learned by doing. Three small studies run through the degree, each a little larger than the one before.</p>
<ol>
<li><strong>Ten hours of looking</strong> (third semester). You choose one place, such as a tea stall, a bank queue or a temple kitchen, visit it five times at different hours, and write field notes.</li>
<li><strong>Six conversations</strong> (third semester). You interview six people about one change in their lives, for instance their first phone or their first job away from home.</li>
<li><strong>A survey of sixty</strong> (fourth semester). In a team of three you draw a sample, ask a questionnaire of fifteen questions and report what can, and what cannot, be said from sixty answers.</li>
</ol>
<p>The long essay of the sixth semester may grow out of any of them.</p>`.trim(),
  },
  {
    title: 'Sociology, social work, social science: what is the difference?',
    description: `
<p>Social science is the family name; economics, political science and sociology belong to it. Social work is a profession, with its own degrees, that helps people directly. Sociology studies how people live together and does not prescribe how they should.</p>
<p>The degree is nevertheless a good foundation for social work. It teaches you to listen before you act, and to know a programme that works from one that merely sounds well.</p>`.trim(),
  },
  {
    title: 'Fieldwork if you cannot travel',
    description:
      '<p>Every study can be done within walking distance of your home, or by telephone. Nobody is asked to enter a place where they do not feel safe.</p>',
  },
];
