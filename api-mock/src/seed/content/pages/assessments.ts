import { CHARGES } from '@prospectus/contract';

import { rupees } from '../fees.ts';
import { page } from './page.ts';

const { indian, international } = CHARGES.reappearExamPerSubject;

export const assessments = page({
  slug: 'assessments',
  title: 'Assessments and examinations',
  short_title: 'Assessments',
  summary:
    'How your work is marked, how an examination at home runs from minute to minute, and what follows a bad day.',
  content: `
<p>An assessment should tell you something about your work that you did not know before, and tell others something they can rely on. Assignments during the semester do the first, the examination at its end the second.</p>
<h2>How a subject is marked</h2>
<table>
<thead><tr><th>Part</th><th>Form</th><th>Marks</th><th>Needed</th></tr></thead>
<tbody>
<tr><td>Work in the semester</td><td>Assignments, quizzes, case notes or code, as the subject requires</td><td>30</td><td>12</td></tr>
<tr><td>End-semester examination</td><td>Two and a half hours, at home, proctored</td><td>70</td><td>28</td></tr>
<tr><td>Together</td><td></td><td>100</td><td>40</td></tr>
</tbody>
</table>
<p>Laboratories, studios, internships and dissertations are marked by what you hand in and by a conversation about it. Their weights are given in the plan of the subject on the first day.</p>
<h3>Grades</h3>
<table>
<thead><tr><th>Marks</th><th>Letter</th><th>Points</th></tr></thead>
<tbody>
<tr><td>90 and more</td><td>O</td><td>10</td></tr>
<tr><td>80 to 89</td><td>A+</td><td>9</td></tr>
<tr><td>70 to 79</td><td>A</td><td>8</td></tr>
<tr><td>60 to 69</td><td>B+</td><td>7</td></tr>
<tr><td>50 to 59</td><td>B</td><td>6</td></tr>
<tr><td>40 to 49</td><td>C</td><td>5</td></tr>
<tr><td>Under 40</td><td>F</td><td>0</td></tr>
</tbody>
</table>
<p>The grade point average of a semester weighs each subject by its credits; the average of the programme weighs all subjects in the same way.</p>
<h2>Assignments</h2>
<p>Each is open for at least fourteen days, and comes back with comments within ten. A late one is accepted for a week and loses a tenth of its marks for every two days. If you have been ill, or have had a bereavement, write to your mentor before the week is over; no certificate is asked for the first time.</p>
<p>You may discuss an assignment with whom you like, and use any source or tool you name. The text, the figures or the code that you submit have to be yours, and you must be able to explain them. Copied work is given back once. After that it counts as nothing.</p>
<h2>The examination, from beginning to end</h2>
<ol>
<li><strong>Four weeks before:</strong> the dates of your subjects appear on the platform. December and June have two sittings on most days; choose the hour that suits you.</li>
<li><strong>One week before:</strong> the practice session. It takes twenty minutes and tests the camera, the microphone, the connection and the room. Please do not skip it.</li>
<li><strong>Half an hour before:</strong> sign in. A proctor compares you with your photograph and asks you to turn the camera once around the room.</li>
<li><strong>During the paper:</strong> one person, one screen, no second device. Water, a blank sheet and a pencil are allowed, and a plain calculator where the paper says so. You may leave the chair once for five minutes.</li>
<li><strong>If the connection breaks:</strong> the clock stops, your answers are kept, and you have fifteen minutes to return. If the power does not come back, you sit the paper again within ten days, free of charge.</li>
<li><strong>After it:</strong> results are published within thirty days. You can see your marked answers for two weeks.</li>
</ol>
<p>The camera’s recording is kept for ninety days after the result and then deleted, unless a question about the paper is still open.</p>
<h2>Extra time and other arrangements</h2>
<p>Learners with a disability receive twenty minutes more for every hour, a scribe, a paper in large print or one that a screen reader can read, as they need. Tell your mentor in the first month of the semester; a certificate is looked at once and not again. Nursing mothers may take their break when the child decides.</p>
<h2>If it went wrong</h2>
<h3>A subject not passed</h3>
<p>You keep the marks of the part you passed and take the other again with the next examinations. The charge is ${rupees(indian)} a subject for Indian and ${rupees(international)} for international students. It does not delay the rest of your programme, save where a subject builds on another.</p>
<h3>A mark you doubt</h3>
<p>Look at the marked answers first. If you still doubt, ask within fourteen days for a second examiner, who does not see the first mark. The better of the two counts; a difference of more than fifteen goes to a third person.</p>
<h3>Something unfair</h3>
<p>If you saw, or were accused of, something that should not happen in an examination, write to us. A committee of two teachers and one learner hears everyone before it decides.</p>
<h2>To prepare well</h2>
<p>Old papers with model answers are on the platform for every subject. A calm description of the day itself is in our article on <a href="/blog/examination-days">examination days</a>, and the computer and connection you need are listed under <a href="/auxiliary/technical-requirements">technical requirements</a>.</p>`.trim(),
  sections: ['content', 'faqs', 'get_in_touch'],
});
