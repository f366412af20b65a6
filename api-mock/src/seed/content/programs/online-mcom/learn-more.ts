import type { SeedProgram } from '../../seed-program.ts';

export const mcomLearnMore: NonNullable<SeedProgram['learn_more']> = [
  {
    title: 'MCom or MBA?',
    description: `
<p>This is the question we hear most. Both take two years, and both can lead to finance. They differ in depth and range.</p>
<ul>
<li><strong>The MCom goes deep.</strong> You study accounting, tax and finance as disciplines, with their theories and debates, and write a dissertation. It’s the usual choice for teaching and research, and a strong one for reporting, audit and analysis.</li>
<li><strong>The <a href="/online-mba">MBA</a> goes wide.</strong> You study marketing, people and operations along with finance, work on cases instead of standards, and solve a company’s problem in your last project. It’s the usual choice for management.</li>
</ul>
<p>Here’s a simple test. Think of the last company that made you curious. If you wanted to read its accounts, choose the MCom. If you wanted to run it, choose the MBA.</p>`.trim(),
  },
  {
    title: 'What a seminar on an annual report looks like',
    description: `
<p>Ten days before the seminar, one student announces a listed company and the pages to read, usually forty out of three hundred. On Sunday the others bring questions, and the hour goes like this.</p>
<ol>
<li>Five minutes: what does the company do, and how does it earn?</li>
<li>Fifteen minutes: three choices the company made in its accounts, such as a useful life, a provision or a segment, and what each did to profit.</li>
<li>Twenty minutes: questions. The presenter can answer “I don’t know”, but has to say where to find the answer.</li>
<li>Twenty minutes: the teacher shows the same item in two other reports.</li>
</ol>
<p>By the fourth semester you’ll have presented four reports and read about eighty.</p>`.trim(),
  },
  {
    title: 'Preparing for the NET',
    description: `
<p>The subjects in the first two semesters match most units of the commerce paper: accounting and auditing, economics, finance, law, taxation, statistics and organisation. Only electives cover some marketing and banking, so read more on these yourself. There’s a list on the platform.</p>
<p>Every December and June, some of our teachers discuss the latest question paper in an open evening session. The programme doesn’t cover the first paper, on teaching and research aptitude.</p>`.trim(),
  },
  {
    title: 'How long is the dissertation?',
    description:
      '<p>About twelve thousand words, with data you collect or take from the database of published accounts. You defend it by video call.</p>',
  },
];
