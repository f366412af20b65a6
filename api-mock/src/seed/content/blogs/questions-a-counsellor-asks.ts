import { OFFICE_HOURS, phoneLink } from '../site/university-info.ts';
import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const questionsACounsellorAsks = post({
  slug: 'questions-a-counsellor-asks',
  title: 'Six questions a counsellor will ask you',
  summary:
    'What we want to know in the first call, why we ask, and what we’ll never ask for. Keep your latest mark sheet next to you.',
  author: 'Rukmini Iyengar, counsellor',
  date: '2025-06-23',
  image: picture('post-call'),
  alt_image_name: pictures['post-call'],
  program: 'online-mba',
  content: `
<p>Many people are nervous before the first call. They think it’s an interview. It isn’t, and you can’t fail it. We ask six questions, so that we don’t suggest something that doesn’t fit. You can read them here first and think about your answers.</p>
<h2>1. What did you study last, and with what marks?</h2>
<p>This decides what you can join. Keep your latest mark sheet next to you, even if you’re not proud of it. If you’re still waiting for a result, say so. If you can’t join the programme you want, I’ll tell you in the first minute.</p>
<h2>2. What do you do on a normal Wednesday?</h2>
<p>I’d like to know when you get up, when you come home and who needs you in the evening. A degree takes about two hours on weekdays, plus live classes. If your Wednesday doesn’t have them, I’ll ask about a diploma, or about next year.</p>
<h2>3. What should be different in three years?</h2>
<p>Another job, a promotion, a government exam, the degree you had to leave: each leads to a different programme. “I don’t know yet” is a good answer too. Then we talk about what you like doing.</p>
<h2>4. How will you pay?</h2>
<p>You can pay by semester, by year or in full, and for most programmes with a no-cost EMI. You’ll find all fees under <a href="/programmes">Programmes</a>. You don’t have to tell me your salary. Tell me what you can put aside in a bad month.</p>
<h2>5. Who decides with you?</h2>
<p>If your father or your wife will check the fee anyway, bring them into the call. Every programme page has one page for your family under the fees, in English and in Hindi. Send it to them before the call.</p>
<h2>6. What worries you most?</h2>
<p>People often say it in the last minute: “I’m forty-one.” “I failed maths twice.” “My English is weak.” Please say it early. We have an answer for most of these, and if we don’t, I’ll say that.</p>
<h2>What you should ask us</h2>
<p>A call goes both ways. These five questions tell you a lot about any university, so ask them everywhere you call:</p>
<ul>
<li>What does the whole programme cost, with every charge?</li>
<li>How many students are in a live class?</li>
<li>What do I lose if I stop after one semester?</li>
<li>Can I see the letter that covers my session?</li>
<li>Who do I call when something goes wrong, and until what time?</li>
</ul>
<p>If an answer is vague, ask for it by email. What’s written down can be checked, and you can show it at home.</p>
<h2>What we never ask for</h2>
<ul>
<li>A password, an OTP or a card number</li>
<li>Money on the phone, or into a person’s account</li>
<li>Your decision by tonight</li>
</ul>
<p>The call takes about fifteen minutes and is free. Afterwards you’ll have the name of one or two programmes, the full fee, and the next date to apply by. Call ${phoneLink}, ${OFFICE_HOURS}, or leave your number with any enquiry button.</p>`.trim(),
});
