import { CHARGES } from '@prospectus/contract';

import { rupees } from '../fees.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

const { indian, international } = CHARGES.reappearExamPerSubject;

export const assessments = page({
  slug: 'assessments',
  title: 'Assessments and exams',
  short_title: 'Assessments',
  summary: 'How we mark your work, how an exam from home works, and what you can do if it goes badly.',
  bg_image: picture('window-examination'),
  alt_bg_image_name: pictures['window-examination'],
  content: `
<p>Your marks come from assignments during the semester and an exam at the end. Assignments show you what to improve. The exam shows employers and other universities what you know.</p>
<h2>How a subject is marked</h2>
<table>
<thead><tr><th>Part</th><th>Format</th><th>Marks</th><th>To pass</th></tr></thead>
<tbody>
<tr><td>Work during the semester</td><td>Assignments, quizzes, case notes or code, depending on the subject</td><td>30</td><td>12</td></tr>
<tr><td>End-semester exam</td><td>Two and a half hours, from home, proctored</td><td>70</td><td>28</td></tr>
<tr><td>Total</td><td></td><td>100</td><td>40</td></tr>
</tbody>
</table>
<p>We mark labs, studios, internships and dissertations on what you submit and on a conversation about it. The subject plan, which you get on the first day, shows how many marks each carries.</p>
<h3>Grades</h3>
<table>
<thead><tr><th>Marks</th><th>Grade</th><th>Points</th></tr></thead>
<tbody>
<tr><td>90 and above</td><td>O</td><td>10</td></tr>
<tr><td>80 to 89</td><td>A+</td><td>9</td></tr>
<tr><td>70 to 79</td><td>A</td><td>8</td></tr>
<tr><td>60 to 69</td><td>B+</td><td>7</td></tr>
<tr><td>50 to 59</td><td>B</td><td>6</td></tr>
<tr><td>40 to 49</td><td>C</td><td>5</td></tr>
<tr><td>Below 40</td><td>F</td><td>0</td></tr>
</tbody>
</table>
<p>Your semester grade point average weighs each subject by its credits. The average for the whole programme works the same way across all subjects.</p>
<h2>Assignments</h2>
<p>Each assignment is open for at least fourteen days, and you get it back with comments within ten. We accept late assignments for a week, but you lose a tenth of the marks for every two days. If you’ve been ill or there’s been a death in the family, write to your mentor before that week is over. You don’t need a certificate the first time.</p>
<p>You can discuss an assignment with anyone, and use any source or tool if you name it. The text, figures or code you submit must be your own, and you must be able to explain them. We return copied work once. After that it gets no marks.</p>
<h2>Your exam, step by step</h2>
<ol>
<li><strong>Four weeks before:</strong> the platform shows the dates of your exams. In December and June there are two slots on most days, so choose the time that suits you.</li>
<li><strong>One week before:</strong> take the practice session. It takes twenty minutes and tests your camera, microphone, connection and room. Please don’t skip it.</li>
<li><strong>Half an hour before:</strong> sign in. A proctor checks your face against your photo and asks you to show the room once with your camera.</li>
<li><strong>During the exam:</strong> one person, one screen, no second device. You can keep water, a blank sheet and a pencil, and a plain calculator where the paper allows it. You can leave your chair once for five minutes.</li>
<li><strong>If your connection breaks:</strong> the clock stops, we save your answers, and you have fifteen minutes to come back. If the power doesn’t come back, you take the exam again within ten days, free of charge.</li>
<li><strong>After the exam:</strong> you get your results within thirty days. You can see your marked answers for two weeks.</li>
</ol>
<p>We keep the camera recording for ninety days after the result and then delete it, unless there’s still an open question about the exam.</p>
<h2>Extra time and other support</h2>
<p>If you have a disability, you get what you need: twenty extra minutes for every hour, a scribe, a large-print paper or one that a screen reader can read. Tell your mentor in the first month of the semester. We check your certificate only once. Nursing mothers can take their break whenever the child needs them.</p>
<h2>If things go wrong</h2>
<h3>If you don’t pass a subject</h3>
<p>You keep the marks for the part you passed and take the other part with the next exams. The fee is ${rupees(indian)} per subject for Indian students and ${rupees(international)} for international students. It doesn’t delay the rest of your programme, unless a later subject needs this one.</p>
<h3>If you think a mark is wrong</h3>
<p>Look at your marked answers first. If you still think it’s wrong, ask for a second examiner within fourteen days. They don’t see the first mark. The better mark counts. If the two differ by more than fifteen, a third person decides.</p>
<h3>If something was unfair</h3>
<p>If you saw something wrong in an exam, or were accused of it, write to us. A committee of two teachers and one student hears everyone before it decides.</p>
<h2>How to prepare</h2>
<p>You’ll find old papers with model answers on the platform for every subject. To know what exam day is like, read our article on <a href="/blog/examination-days">exam days</a>. For the computer and connection you need, see <a href="/auxiliary/technical-requirements">technical requirements</a>.</p>`.trim(),
  sections: ['content', 'faqs', 'get_in_touch'],
});
