import type { SeedProgram } from '../../seed-program.ts';

export const baLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'Three subjects or one? How to decide',
    description: `
<p>In the general programme you take English, History and Political Science in every semester. In a specialisation most of these places go to one discipline and its methods.</p>
<ul>
<li>Take <strong>the general programme</strong> if you enjoy several things, if you prepare for examinations with a wide syllabus, or if you want to teach more than one school subject.</li>
<li>Take <a href="/online-ba/economics"><strong>Economics</strong></a> if you liked mathematics at school, or are ready to give it another chance: the first semester holds a subject of mathematics, the second one of statistics.</li>
<li>Take <a href="/online-ba/sociology"><strong>Sociology</strong></a> if you find yourself asking why people around you live as they do, and would like to ask them.</li>
</ul>
<p>You choose when you apply. You may move from one to another until the end of the first semester; subjects that you have already passed are counted where the new plan has room for them.</p>`.trim(),
  },
  {
    title: 'What a semester looks like',
    description: `
<p>Each semester has twenty-two weeks and a little slack.</p>
<h3>Weeks one to seventeen</h3>
<p>Every week brings one unit in each of your subjects: a recorded lesson, a reading of twenty to thirty pages, and a few questions to answer in writing. The live classes on Saturday and Sunday discuss the readings. Please come with the page open and a question marked.</p>
<h3>Weeks eighteen to twenty</h3>
<p>Revision. Teachers hold doubt-clearing hours by subject, and old question papers are solved in class.</p>
<h3>The last two weeks</h3>
<p>Examinations, at home and under the eye of a proctor. Questions ask for short essays; there are no tricks in them, but there is a clock.</p>`.trim(),
  },
  {
    title: 'If you have to stop',
    description: `
<p>Not every plan lasts three years, and it is better to know beforehand what becomes of your work.</p>
<p>Every subject you pass stays passed. Its credits are deposited in your account with the Academic Bank of Credits, from which you, or another university, may take them up later. You may pause for up to four semesters without giving a reason, and return with the next batch to the point where you left. In all, the degree has to be completed within six years of registration.</p>
<p>If you know that you will need a pause, please write to your tutor before the fee of the next semester falls due. Nothing is charged for semesters in which you do not study.</p>`.trim(),
  },
  {
    title: 'The long essay',
    description:
      '<p>The degree closes with an essay of about eight thousand words on a subject of your own, in one of your three disciplines or between two of them.</p>',
  },
];
