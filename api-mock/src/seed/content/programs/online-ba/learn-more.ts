import type { SeedProgram } from '../../seed-program.ts';

export const baLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'Three subjects or one? How to decide',
    description: `
<p>In the general programme you take English, History and Political Science in every semester. In a specialisation, most of those papers are in one discipline and its methods.</p>
<ul>
<li>Choose <strong>the general programme</strong> if you like several subjects, if you’re preparing for exams with a wide syllabus, or if you want to teach more than one school subject.</li>
<li>Choose <a href="/online-ba/economics"><strong>Economics</strong></a> if you liked maths at school or want to try it again: there’s a maths subject in the first semester and a statistics subject in the second.</li>
<li>Choose <a href="/online-ba/sociology"><strong>Sociology</strong></a> if you often wonder why people around you live the way they do.</li>
</ul>
<p>You choose when you apply. You can switch until the end of the first semester. Subjects you’ve already passed count wherever they fit in the new plan.</p>`.trim(),
  },
  {
    title: 'What a semester looks like',
    description: `
<p>Each semester is twenty-two weeks long.</p>
<h3>Weeks one to seventeen</h3>
<p>Every week has one unit in each subject: a recorded lesson, twenty to thirty pages to read, and a few questions to answer in writing. We discuss the readings in the live classes on Saturday and Sunday. Please do the reading first and bring one question.</p>
<h3>Weeks eighteen to twenty</h3>
<p>Revision. Teachers hold doubt-clearing sessions for each subject, and you solve old question papers in class.</p>
<h3>The last two weeks</h3>
<p>Exams, which you take from home with a proctor watching online. Questions ask for short essays. There are no trick questions, but the time is limited.</p>`.trim(),
  },
  {
    title: 'If you have to stop',
    description: `
<p>Plans can change in three years, so here’s what happens if you take a break.</p>
<p>Every subject you pass stays passed. Its credits go into your account with the Academic Bank of Credits, and you can use them later, here or at another university. You can pause for up to four semesters without giving a reason, and continue with the next batch from where you left off. You have to complete the degree within six years of registration.</p>
<p>If you know you’ll need a break, please write to your tutor before the next semester’s fee is due. We charge nothing for semesters in which you don’t study.</p>`.trim(),
  },
  {
    title: 'The long essay',
    description:
      '<p>In the last semester you write an essay of about eight thousand words on a topic you choose, in one of your three disciplines or across two of them.</p>',
  },
];
