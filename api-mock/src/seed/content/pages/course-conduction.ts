import { page } from './page.ts';

export const courseConduction = page({
  slug: 'course-conduction',
  title: 'How courses are conducted',
  short_title: 'Course Conduction',
  summary: 'What a week, a semester and a live class look like, who looks after you, and what is expected of you.',
  content: `
<p>A course at Meridian University Online has a rhythm. It is the same every week, so that after a month you no longer think about it. Here it is, first by the week, then by the semester.</p>
<h2>The week</h2>
<table>
<thead><tr><th>Day</th><th>What opens</th><th>What you do</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>One unit in each subject: a recorded lesson, the reading, a self-check</td><td>Look at all of them for five minutes; plan your hours</td></tr>
<tr><td>Tuesday to Friday</td><td>Evening classes and laboratories of the programmes that have them</td><td>Lessons and readings in any order; questions on the forum</td></tr>
<tr><td>Saturday, Sunday</td><td>Live classes of the master’s degrees, the BA and the diplomas</td><td>Come with the page open and one question marked</td></tr>
<tr><td>Sunday night</td><td>Recordings of the weekend</td><td>Hand in what is due; close the books</td></tr>
</tbody>
</table>
<p>Which hours apply to you is stated under <em>Mode</em> on the page of your programme. The exact dates of every class are public, in the <a href="/live-lecture">schedule of live lectures</a>.</p>
<h2>A live class</h2>
<p>Ninety minutes, with a break of five. Groups have between twenty and forty-five learners. The first ten minutes go to questions from the forum; then the teacher works through a problem, a text or a case; in the last third the class divides into rooms of four or five. Cameras are welcome but not required. Microphones are: somebody who speaks once in a class remembers it better than somebody who listens to it twice.</p>
<p>Classes are given in English. In many of them the teacher explains in Hindi as well, and slides are on the platform a day ahead.</p>
<h2>If you could not come</h2>
<p>The recording is there by the next evening, cut at the changes of topic, with captions and a text to search in. Three short questions at its end let us count it as attended. Learners are expected to take part in three quarters of a subject’s activities; a live class, its recording with the questions, and a contribution to the forum all count. Whoever falls below half is called by the mentor before anything else happens.</p>
<h2>The semester</h2>
<ol>
<li><strong>Week 0:</strong> orientation, test of your devices, bridge courses where the programme offers them.</li>
<li><strong>Weeks 1 to 15:</strong> one unit a week. In most subjects an assignment falls due every fourth week.</li>
<li><strong>Week 8:</strong> a conversation with the mentor about how it goes, and a short, anonymous questionnaire on the teaching. Its results are published to the class with what the teacher will change.</li>
<li><strong>Weeks 16 to 18:</strong> revision, old papers, hours for doubts.</li>
<li><strong>Weeks 19 and 20:</strong> <a href="/assessments">examinations</a>, in December or in June.</li>
</ol>
<p>Certificates and diplomas follow the same calendar at a smaller size: fewer subjects, a live class or two a week.</p>
<h2>Who looks after you</h2>
<h3>Teachers</h3>
<p>Each subject has a teacher who is responsible for it from the first lesson to the last mark, and who holds an open hour every week. Nine in ten have a doctorate or the national eligibility; the others come from practice, from newsrooms, audit firms and server rooms.</p>
<h3>Mentors</h3>
<p>One mentor has about eighty learners and stays with them through the programme. A mentor does not teach. She or he notices when somebody goes quiet, knows the rules, and finds the person who can help.</p>
<h3>Clinics</h3>
<p>Writing, mathematics and programming each have a clinic two evenings a week. You bring a problem, and sit with a tutor until you know the next step.</p>
<h2>Study material</h2>
<p>Lessons, readings and exercises of every subject are on the platform and belong to the fee. Books in copyright are lent through the digital library. Everything can be downloaded for use without a connection except films that we are not permitted to give out. Printed books are not sent; a list with cheap editions is there for those who like paper.</p>
<h2>Labs and tools</h2>
<p>Programming, data and security are practised in laboratories that run in a browser, with nothing to install. Accounting, statistics and design use software that is free or whose licence we pay for. Fieldwork and internships happen where you live.</p>
<h2>What we expect of you</h2>
<ul>
<li>To be honest about what is your own work</li>
<li>To treat everyone in class and forum as you would in a room</li>
<li>To read announcements once a week</li>
<li>To say early when something goes wrong</li>
</ul>
<p>That is all. How to fit it around a job is the subject of <a href="/blog/study-plan-for-working-people">a study plan for working people</a>.</p>`.trim(),
  sections: ['content', 'benefits', 'faqs', 'get_in_touch'],
});
