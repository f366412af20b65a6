import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const examinationDays = post({
  slug: 'examination-days',
  title: 'Exam days: what to expect, and how to prepare',
  summary:
    'Our chief proctor tells you what happens in an exam from home, hour by hour, and the seven mistakes she sees every time.',
  author: 'Lakshmi Thampuran, chief proctor',
  date: '2025-05-12',
  image: picture('post-desk'),
  alt_image_name: pictures['post-desk'],
  program: 'online-ba',
  content: `
<p>I sit in a room in Suryapur with nine screens. Each screen shows twelve small pictures, and in each picture a student is about to write an exam: at a kitchen table in Kollam, in the back office of a bank in Ranchi, on a bed in a hostel in Aizawl. For three hours I’m the only person who sees all of them. This is what I wish every student knew.</p>
<h2>The evening before</h2>
<p>Stop studying at eight. You won’t learn much more by midnight, and you need to be fresh. Put your laptop on charge. Keep your identity card and a bottle of water without a label next to it. Tell everyone at home the exam time, twice, and write it on your door.</p>
<p>Then go through last week’s practice session again. If you skipped it, do it now. In every exam, about one student in thirty finds out in the last fifteen minutes that the browser needs an update. The other twenty-nine found out earlier.</p>
<h2>Half an hour before</h2>
<p>You sign in, and one of us says hello. We check your face against your photo. We ask you to hold your card to the camera and turn your laptop around once, slowly, so that we can see the table, the floor and the door. It feels odd, but it only takes two minutes.</p>
<p>Ask us anything now. Once the exam starts, we can help with your computer, but not with the paper.</p>
<h2>The first ten minutes</h2>
<p>Read the whole paper. Students who start writing at once often answer the wrong question. Put a tick next to what you know, a dot next to what you half know, and leave the rest. Divide your time by the marks: two and a half hours for seventy marks is two minutes a mark, with ten minutes left at the end. Give a ten-mark question twenty minutes and no more, even if you know a lot about it.</p>
<h2>What I see on the screens</h2>
<p>The same seven things go wrong every time.</p>
<ol>
<li><strong>The light behind you.</strong> With a window behind you, I can’t see your face and have to interrupt you. Turn your table.</li>
<li><strong>Reading aloud.</strong> Many students do it without noticing. On the microphone it sounds like a conversation. You can move your lips, but don’t make a sound.</li>
<li><strong>The second phone.</strong> You’ve put yours away, but your sister’s is on the shelf and it rings. Collect every phone in the room.</li>
<li><strong>A person comes in.</strong> It happens. Don’t turn round. Say “exam” and look at the screen. I note the time, and that’s all.</li>
<li><strong>Worrying about looking up.</strong> You can look at the ceiling. Everyone does when they think. I can tell when you’re thinking and when you’re reading.</li>
<li><strong>Panicking when the picture freezes.</strong> If your connection drops, your answers are safe and the clock stops. Count to 20, reconnect and carry on. You have 15 minutes to reconnect.</li>
<li><strong>Leaving early.</strong> The last ten minutes are worth five marks. Use them to check your answers.</li>
</ol>
<h2>If you’re ill</h2>
<p>Tell us. Tap the hand button and say so. If you can’t continue, we stop your paper and you take another one with the next exams. If you’re ill, we don’t charge you for it. But if you have a fever and don’t tell us, I can’t give you that paper back.</p>
<h2>Afterwards</h2>
<p>Close your laptop and go outside. Don’t compare answers in your WhatsApp group: you can’t change your paper now, and you might have another one tomorrow. You get your results within thirty days. You can look at your marked answers for two weeks, ask for revaluation if you think a mark is wrong, and take a subject again in six months if it didn’t go well. See the rules and the charge under <a href="/assessments">Assessments</a>.</p>
<h2>Why we’re so strict</h2>
<p>Students sometimes ask if we trust them. We do. The camera is there for the person who’ll read your mark sheet next year. They don’t know you, and they have to decide if they can believe it. Every supervised exam makes your degree, and everyone else’s, worth a little more.</p>
<p>And I look forward to exam days. Around the middle of every paper, for about fifteen minutes, a hundred students in a hundred rooms are all thinking at the same time. It’s very quiet. I haven’t seen anything like it anywhere else.</p>`.trim(),
});
