import type { SeedProgram } from '../../seed-program.ts';

export const mcomLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'MCom or MBA?',
    description: `
<p>We are asked this more than anything else. Both take two years, and both can lead into finance. The difference is in the kind of attention they train.</p>
<ul>
<li><strong>The MCom goes deep.</strong> You study accounting, tax and finance as disciplines, with their theories and their quarrels, and write a dissertation. It is the usual way into teaching and research, and a strong one into reporting, audit and analysis.</li>
<li><strong>The <a href="/online-mba">MBA</a> goes wide.</strong> Marketing, people and operations stand beside finance, cases take the place of standards, and the last project solves a problem of a firm. It is the usual way into management.</li>
</ul>
<p>A fair test: think of the last company that made you curious. If you wanted to read its accounts, choose the MCom. If you wanted to run it, choose the MBA.</p>`.trim(),
  },
  {
    title: 'What a seminar on an annual report looks like',
    description: `
<p>Ten days before the seminar one learner publishes the name of a listed company and the pages to be read, usually forty of three hundred. On Sunday the others have come with questions, and the hour follows a fixed order.</p>
<ol>
<li>Five minutes: what does the company do, and how does it earn?</li>
<li>Fifteen minutes: three choices that the preparers made, such as a useful life, a provision or a segment, and what each did to profit.</li>
<li>Twenty minutes: questions. The presenter may answer “I do not know”, but has to say where the answer would be found.</li>
<li>Twenty minutes: the teacher shows the same item in two other reports.</li>
</ol>
<p>By the fourth semester you will have presented four reports and read about eighty.</p>`.trim(),
  },
  {
    title: 'Preparing for the NET',
    description: `
<p>Subjects of the first two semesters correspond to most units of the commerce paper: accounting and auditing, economics, finance, law, taxation, statistics and organisation. Marketing and banking are touched upon in electives only, so candidates should add some reading of their own; a list is on the platform.</p>
<p>Each December and June, volunteers among the teachers discuss the most recent question paper in an open evening. The first paper, on teaching and research aptitude, is not part of the programme.</p>`.trim(),
  },
  {
    title: 'Length of the dissertation',
    description:
      '<p>About twelve thousand words, with data of your own collecting or from the database of published accounts. It is defended by video call.</p>',
  },
];
