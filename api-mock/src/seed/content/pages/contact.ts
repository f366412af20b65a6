import {
  GRIEVANCE_EMAIL,
  info,
  mailLink,
  OFFICE_HOURS,
  phoneLink,
  PRIVACY_EMAIL,
  SUPPORT_EMAIL,
} from '../site/university-info.ts';
import { page } from './page.ts';

export const contact = page({
  slug: 'contact',
  title: 'Contact us',
  short_title: 'Contact',
  summary: 'A number that is answered by people, addresses for each kind of question, and how long an answer takes.',
  content: `
<p>You will reach a person. There is no menu of numbers to press; whoever takes the call either answers you or finds the one who can, and calls you back the same day.</p>
<h2>By telephone</h2>
<p>Call ${phoneLink}, ${OFFICE_HOURS}. The call is free within India. On Sundays and national holidays a machine takes your number and we return the call on the next working day. If you would rather not wait on the line, leave your number with any of the enquiry buttons on this site; a counsellor calls at the hour you name.</p>
<h2>By e-mail</h2>
<table>
<thead><tr><th>Your question is about</th><th>Write to</th><th>You hear from us within</th></tr></thead>
<tbody>
<tr><td>Programmes, eligibility, fees, your application</td><td>${mailLink(info.email)}</td><td>One working day</td></tr>
<tr><td>Classes, the learning platform, examinations</td><td>${mailLink(SUPPORT_EMAIL)}</td><td>One working day, in the week of an examination two hours</td></tr>
<tr><td>Your personal data, or deleting it</td><td>${mailLink(PRIVACY_EMAIL)}</td><td>Seven days</td></tr>
<tr><td>A complaint that nobody has settled</td><td>${mailLink(GRIEVANCE_EMAIL)}</td><td>Three working days, with a decision within fifteen</td></tr>
</tbody>
</table>
<p>Please write from the address you registered with, and give your application or registration number if you have one. Do not send a password, a one-time code or the number of a card; we never ask for them.</p>
<h2>By post, or in person</h2>
<p>${info.address}.</p>
<p>The admission office receives visitors from Monday to Friday, 10 am to 5 pm. You need no appointment, though with one you will not have to wait. Bring the originals of your certificates if you would like them looked at on the spot. A ramp leads to the entrance beside the library, and on request a member of staff meets you at the bus stand.</p>
<h2>Before you call: answers to the five most frequent questions</h2>
<ol>
<li><strong>May I apply with my marks?</strong> Each programme page states its eligibility on the first screen. The rules behind it are in the <a href="/admission-policy">admission policy</a>.</li>
<li><strong>Is the degree recognised?</strong> Yes. How to check this for yourself is explained on the page about <a href="/recognition">recognition</a>.</li>
<li><strong>What does it cost in all?</strong> All fees are in one table under <a href="/programmes">Programmes</a>.</li>
<li><strong>When are the classes?</strong> The whole calendar is open to everyone at <a href="/live-lecture">Live lectures</a>.</li>
<li><strong>I cannot sign in.</strong> The steps that help in nine cases out of ten are under <a href="/auxiliary/student-support">student support</a>.</li>
</ol>
<h2>Languages</h2>
<p>Counsellors speak English and Hindi. On most days someone is there for Bangla, Marathi, Malayalam, Punjabi, Tamil or Telugu as well: tell us which you prefer, and we will arrange the call accordingly.</p>
<h2>If you hear or see with difficulty</h2>
<p>Counselling by chat or by e-mail is as thorough as by telephone. For a video call with an interpreter of Indian Sign Language please give us two working days. This site can be used with a keyboard alone and read by a screen reader; where it fails you, tell us the address of the page and we will mend it.</p>
<h2>Calls that are not from us</h2>
<p>We do not sell seats, there is no quota that closes tonight, and no agent may take money in our name. Fees are paid in the admission portal and nowhere else. If someone asks for a payment into a personal account, end the call and tell us the number it came from.</p>`.trim(),
  sections: ['contact', 'content', 'faqs', 'get_in_touch'],
});
