import {
  GRIEVANCE_EMAIL,
  info,
  mailLink,
  OFFICE_HOURS,
  phoneLink,
  PRIVACY_EMAIL,
  SUPPORT_EMAIL,
} from '../site/university-info.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

export const contact = page({
  slug: 'contact',
  title: 'Contact us',
  short_title: 'Contact',
  summary: 'Our helpline, an email address for each kind of question, and how soon you’ll hear from us.',
  bg_image: picture('window-call'),
  alt_bg_image_name: pictures['window-call'],
  content: `
<p>When you call, a person answers, not a recorded menu. They’ll answer your question, or find someone who can and call you back the same day.</p>
<h2>By phone</h2>
<p>Call ${phoneLink}, ${OFFICE_HOURS}. The call is free within India. On Sundays and national holidays, leave a voice message with your number and we’ll call you back on the next working day. If you don’t want to wait on the line, use any enquiry button on this site to leave your number, and a counsellor will call at the time you choose.</p>
<h2>By email</h2>
<table>
<thead><tr><th>Your question is about</th><th>Write to</th><th>We reply within</th></tr></thead>
<tbody>
<tr><td>Programmes, eligibility, fees, your application</td><td>${mailLink(info.email)}</td><td>One working day</td></tr>
<tr><td>Classes, the learning platform, exams</td><td>${mailLink(SUPPORT_EMAIL)}</td><td>One working day, or two hours in exam week</td></tr>
<tr><td>Your personal data, or deleting it</td><td>${mailLink(PRIVACY_EMAIL)}</td><td>Seven days</td></tr>
<tr><td>A complaint we haven’t resolved</td><td>${mailLink(GRIEVANCE_EMAIL)}</td><td>Three working days, with a decision within fifteen</td></tr>
</tbody>
</table>
<p>Please write from the address you registered with, and give your application or registration number if you have one. Don’t send us a password, an OTP or a card number. We never ask for them.</p>
<h2>By post, or in person</h2>
<p>${info.address}.</p>
<p>You can visit the admission office from Monday to Friday, 10 am to 5 pm. You don’t need an appointment, but with one you won’t have to wait. Bring your original certificates if you’d like us to check them on the spot. There’s a ramp at the entrance beside the library. If you ask, a staff member can meet you at the bus stand.</p>
<h2>Five questions we hear most</h2>
<ol>
<li><strong>Can I apply with my marks?</strong> Every programme page gives the eligibility at the top. You’ll find the full rules in the <a href="/admission-policy">admission policy</a>.</li>
<li><strong>Is the degree recognised?</strong> Yes. See how to check it yourself on the page about <a href="/recognition">recognition</a>.</li>
<li><strong>What does it cost in total?</strong> All fees are in one table under <a href="/programmes">Programmes</a>.</li>
<li><strong>When are the classes?</strong> Anyone can see the full calendar at <a href="/live-lecture">Live lectures</a>.</li>
<li><strong>I can’t sign in.</strong> Try the steps under <a href="/auxiliary/student-support">student support</a>. They solve most sign-in problems.</li>
</ol>
<h2>Languages</h2>
<p>Our counsellors speak English and Hindi. On most days you can also talk to us in Bangla, Marathi, Malayalam, Punjabi, Tamil or Telugu. Tell us which you prefer and we’ll arrange the call.</p>
<h2>Accessibility support</h2>
<p>You get the same counselling by chat or email as by phone. For a video call with an Indian Sign Language interpreter, please give us two working days. You can use this site with only a keyboard or with a screen reader. If something doesn’t work for you, tell us which page and we’ll fix it.</p>
<h2>Beware of fake calls</h2>
<p>We don’t sell seats, we never set a one-day deadline, and no agent can take money in our name. You pay fees only in the admission portal. If a caller asks you to pay into a personal account, end the call and tell us their number.</p>`.trim(),
  sections: ['contact', 'content', 'faqs', 'get_in_touch'],
});
