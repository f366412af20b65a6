import { picture } from '../pictures.ts';
import { post } from './post.ts';

export const examinationDays = post({
  slug: 'examination-days',
  title: 'Examination days: what they are like, and how to have a good one',
  summary:
    'A proctor describes an examination at home from the other side of the camera, hour by hour, and the seven mistakes she sees every time.',
  author: 'Lakshmi Thampuran, chief proctor',
  date: '2025-05-12',
  image: picture('post-desk'),
  alt_image_name: 'A desk by a window, drawn in one line',
  program: 'online-ba',
  content: `
<p>I sit in a room in Suryapur with nine screens. On each of them are twelve small pictures, and in each picture somebody is about to write an examination: at a kitchen table in Kollam, in the back office of a bank in Ranchi, on a bed in a hostel in Aizawl. For three hours I am the only person who sees all of them. This is what I wish each of them knew.</p>
<h2>The evening before</h2>
<p>Stop at eight. What you have not learnt by then you will not learn by midnight, and you will need your head. Put the laptop on its charger, the identity card beside it and a bottle of water without a label next to both. Tell everybody at home the hour, twice. Write it on the door.</p>
<p>Then look once more at the practice session you did last week. If you skipped it, do it now. In every sitting about one learner in thirty discovers in the last quarter of an hour that the browser wants an update. Twenty-nine have discovered it before.</p>
<h2>Half an hour before</h2>
<p>You sign in, and one of us greets you. We compare your face with your photograph. We ask you to hold the card to the camera and to turn the laptop once around, slowly, so that we see the table, the floor and the door. It feels odd. It takes two minutes, and then it is over and we begin to like each other.</p>
<p>You may ask us anything now. After the bell we can help with the machine but no longer with the paper.</p>
<h2>The first ten minutes</h2>
<p>Read all of it. Those who begin to write at once usually write the wrong thing well. Put a tick beside what you know, a dot beside what you half know, and leave the rest. Divide the time by the marks: two and a half hours for seventy marks is two minutes a mark, with ten left at the end. A question for ten marks gets twenty minutes, and not one more, however much you know about it.</p>
<h2>What I see on the screens</h2>
<p>Seven things go wrong, and they are always the same.</p>
<ol>
<li><strong>The light behind you.</strong> A window at your back makes you a shadow, and I have to interrupt you. Turn the table.</li>
<li><strong>Reading aloud.</strong> Many do it without noticing. To the microphone it sounds like a conversation. Move your lips as you like, but give no voice to them.</li>
<li><strong>The second telephone.</strong> You have put yours away; your sister’s lies on the shelf and rings. Ask for all of them.</li>
<li><strong>Somebody comes in.</strong> It happens. Do not turn round. Say “examination” and look at the screen. I note the time, and that is all.</li>
<li><strong>Looking up at the ceiling.</strong> You may. Everyone who thinks does. I know the difference between thinking and reading.</li>
<li><strong>Panic at a frozen picture.</strong> When the line breaks, your answers are safe and the clock stands still. Count to twenty, connect again, and go on. You have a quarter of an hour for it.</li>
<li><strong>Leaving early.</strong> The last ten minutes are worth five marks. Use them to read your answers as if a stranger had written them.</li>
</ol>
<h2>If you are unwell</h2>
<p>Say so. Press the hand and tell us. If you cannot go on, the paper is stopped, and you sit another one with the next examinations; in a case of illness nothing is charged. What I cannot do is give back the two hours of somebody who had a fever and told nobody.</p>
<h2>Afterwards</h2>
<p>Close the laptop and go outside. Do not compare answers in the group; the paper cannot be changed, and tomorrow there may be another. Results come within thirty days. You can look at your marked answers for two weeks, ask for a second examiner if you doubt a mark, and take a subject again in six months if it was not your day. The rules and the charge are under <a href="/assessments">Assessments</a>.</p>
<h2>Why we go to such lengths</h2>
<p>Learners sometimes ask whether we trust them. We do. The camera is not there because of you. It is there because of the person who will read your mark sheet in a year and has to decide, without knowing you, whether to believe it. Each of those three hours makes your degree a little more solid, and those of a few thousand others besides.</p>
<p>And I admit that I look forward to it. Around the middle of every paper there comes a quarter of an hour in which a hundred people in a hundred rooms are thinking at the same time. It is very quiet. I have not seen anything like it anywhere else.</p>`.trim(),
});
