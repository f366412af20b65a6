import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const studyingWithNightShifts = post({
  slug: 'studying-with-night-shifts',
  title: 'How to study when you work night shifts',
  summary:
    'Plan around your sleep, not around the clock. A week for nurses, guards, drivers and everyone else who comes home at seven in the morning.',
  author: 'Mercy Kujur, student mentor',
  date: '2025-07-14',
  image: picture('post-night'),
  alt_image_name: pictures['post-night'],
  program: 'online-ba',
  content: `
<p>About one in ten of my students works at night. Their first plan usually fails, because they copy it from someone who works from ten to six. They try to study at six in the morning, when they’re still at the gate of the ward or the factory. If you work nights, start from your sleep.</p>
<h2>Mark your sleep first</h2>
<p>Mark the hours you sleep after a shift, and don’t study in them, however close the exam is. One student of mine read every day at eight, straight after work. She remembered almost nothing by Friday. Then she slept first and read at four in the afternoon. She needed half the time.</p>
<h2>Find your two good hours</h2>
<p>Most people on nights are fresh for about two hours after they wake up, and once more before the shift begins. Use the first for anything new: a lesson, a problem, your own writing. Use the second for quizzes, notes and the forum.</p>
<table>
<thead><tr><th>Time</th><th>On a working day</th><th>On a day off</th></tr></thead>
<tbody>
<tr><td>7 am to 3 pm</td><td>Home, breakfast, sleep</td><td>Sleep until noon, so that your body keeps its hours</td></tr>
<tr><td>4 pm to 5.30 pm</td><td>One recorded lesson and its questions</td><td>A live class, if there is one</td></tr>
<tr><td>Evening</td><td>Family, dinner, half an hour of notes</td><td>Your assignment</td></tr>
<tr><td>Break in the shift</td><td>Listen to yesterday’s lesson again</td><td>Nothing. Just rest</td></tr>
</tbody>
</table>
<h2>You don’t have to be there live</h2>
<p>We record every class. If you watch the recording and answer the three questions at the end, we count the class as attended. Try to join live twice a month anyway. You’ll get answers faster, and your teacher will know your name. You’ll find the rules under <a href="/course-conduction">course conduction</a>.</p>
<h2>When your shifts rotate</h2>
<p>Plan from roster to roster. When the new one comes out, sit down for ten minutes with it and the <a href="/live-lecture">class schedule</a>. Mark every clash, and send me the list. I can move a date that I hear about two weeks before. I can do very little about one I hear about the next day.</p>
<h2>Tell the people around you</h2>
<p>For most night workers the subject is easier than the doorbell. Put a note on the door, switch off notifications, and agree with your family on two hours when nobody asks you anything. One of my students, a guard, reads in his parked van outside his own house, because it’s the quietest place in the lane.</p>
<p>Tell your supervisor too. Many will swap a shift or two before an exam if they hear of it early, and some hospitals pay a part of the fee for their staff. You lose nothing by asking.</p>
<h2>If you fall behind</h2>
<p>Every second Sunday I look for students who have handed in nothing for two weeks, and I call them. If I call you, please pick up. I won’t ask why you’re late. We’ll list what’s open, keep the two things that carry marks, and let the rest go.</p>
<h2>Before the exams</h2>
<p>Ask for leave as soon as we publish the dates. Ask for the night before a paper as well as the day. If you can’t get it, tell your mentor, and take fewer subjects in that session. You can take the others six months later, and nobody will ask you why.</p>
<p>If your week has no such two hours at all, don’t start yet. Read <a href="/blog/study-plan-for-working-people">a study plan for people who work</a> first, and count your hours honestly.</p>`.trim(),
});
