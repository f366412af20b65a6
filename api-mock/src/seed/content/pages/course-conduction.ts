import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

export const courseConduction = page({
  slug: 'course-conduction',
  title: 'How our courses work',
  short_title: 'Course Conduction',
  summary: 'What a week, a semester and a live class look like, who supports you, and what we expect of you.',
  bg_image: picture('window-train'),
  alt_bg_image_name: pictures['window-train'],
  content: `
<p>Your timetable is the same every week, so you’ll get used to it in about a month. Here’s what a week looks like, and then a semester.</p>
<h2>Your week</h2>
<table>
<thead><tr><th>Day</th><th>What opens</th><th>What you do</th></tr></thead>
<tbody>
<tr><td>Monday</td><td>One unit in each subject: a recorded lesson, the reading, a self-check</td><td>Look at each for five minutes and plan your hours</td></tr>
<tr><td>Tuesday to Friday</td><td>Evening classes and labs, if your programme has them</td><td>Lessons and readings in any order; questions on the forum</td></tr>
<tr><td>Saturday, Sunday</td><td>Live classes of the master’s degrees, the BA and the diplomas</td><td>Do the reading and bring one question</td></tr>
<tr><td>Sunday night</td><td>Recordings of the weekend classes</td><td>Submit what’s due</td></tr>
</tbody>
</table>
<p>You’ll find your class hours under <em>Mode</em> on your programme’s page. Anyone can see the dates of all classes in the <a href="/live-lecture">schedule of live lectures</a>.</p>
<h2>A live class</h2>
<p>A class lasts from one to two hours, with a five-minute break; the schedule shows the hours of each. A group has at most thirty students, and in a language course at most twenty. The teacher spends the first ten minutes on questions from the forum, then works through a problem, a text or a case. In the last third you work in groups of four or five. You don’t have to keep your camera on, but you need a microphone. You remember a class better if you speak in it at least once.</p>
<p>Classes are in English. In many of them the teacher explains in Hindi as well, and you get the slides on the platform a day ahead.</p>
<h2>If you miss a class</h2>
<p>You can watch the recording by the next evening. It’s split by topic and has captions and searchable text. Answer three short questions at the end and we count the class as attended. You’re expected to take part in 75% of a subject’s activities: live classes, recordings with the questions, and forum posts all count. If you fall below 50%, your mentor calls you before we do anything else.</p>
<h2>Your semester</h2>
<ol>
<li><strong>Week 0:</strong> orientation, a device test, and bridge courses where your programme has them.</li>
<li><strong>Weeks 1 to 15:</strong> one unit a week. In most subjects you have an assignment every fourth week.</li>
<li><strong>Week 8:</strong> a talk with your mentor about how it’s going, and a short, anonymous survey on the teaching. We share the results with your class, along with what the teacher will change.</li>
<li><strong>Weeks 16 to 18:</strong> revision, old papers, doubt-clearing sessions.</li>
<li><strong>Weeks 19 and 20:</strong> <a href="/assessments">exams</a>, in December or June.</li>
</ol>
<p>Certificates and diplomas follow the same calendar, with fewer subjects and one or two live classes a week.</p>
<h2>Who supports you</h2>
<h3>Teachers</h3>
<p>Each subject has one teacher, from the first lesson to the final marks, with an open hour every week. Nine in ten have a doctorate or have cleared the national eligibility test. The others come from industry: newsrooms, audit firms and server rooms.</p>
<h3>Mentors</h3>
<p>One mentor has about eighty students and stays with them through the programme. Mentors don’t teach. They notice when you go quiet, know the rules, and find the person who can help you.</p>
<h3>Clinics</h3>
<p>Writing, maths and programming each have a clinic two evenings a week. Bring a problem, and a tutor works on it with you until you know the next step.</p>
<h2>Study material</h2>
<p>You get the lessons, readings and exercises for every subject on the platform, and your fee covers them. You can borrow books under copyright from the digital library. You can download everything for offline use, except films we’re not allowed to share. We don’t send printed books, but there’s a list of low-cost editions if you like paper.</p>
<h2>Labs and tools</h2>
<p>You practise programming, data and security in online labs, with nothing to install. For accounting, statistics and design you use software that’s free, or we pay for the licence. You do fieldwork and internships where you live.</p>
<h2>What we expect of you</h2>
<ul>
<li>Be honest about what’s your own work</li>
<li>Treat everyone in class and on the forum as you would face to face</li>
<li>Read announcements once a week</li>
<li>Tell us early if something goes wrong</li>
</ul>
<p>To fit all this around your job, read <a href="/blog/study-plan-for-working-people">a study plan for working people</a>.</p>`.trim(),
  sections: ['content', 'benefits', 'faqs', 'get_in_touch'],
});
