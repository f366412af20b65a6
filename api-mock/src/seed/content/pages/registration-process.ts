import { degreeAdmission } from '../admission.ts';
import { info, mailLink, phoneLink } from '../site/university-info.ts';
import { PORTAL } from '../site/settings.ts';
import { page } from './page.ts';

const [register, form, upload, verify, pay] = degreeAdmission.map(({ title }) => title);

export const registrationProcess = page({
  slug: 'registration-process',
  title: 'Registration process',
  short_title: 'Registration Process',
  summary:
    'Five steps from your telephone number to your registration number, with the time and the papers each takes.',
  content: `
<p>From the first click to the first class most applicants need three to six days. Your own part of it is about an hour; the rest is checking. You may stop after any step and go on later, on the same or on another device.</p>
<h2>What to have ready</h2>
<ul>
<li>A mobile number and an e-mail address that will still be yours in two years</li>
<li>A recent photograph with a light background, and your signature on white paper</li>
<li>Aadhaar, passport, driving licence or voter identity card</li>
<li>Mark sheets and certificates from class 10 onwards</li>
<li>A certificate of category, disability or income, only if you claim a relaxation or a scholarship</li>
</ul>
<p>Photographs from a phone are good enough when all four corners are visible and no light is reflected. Each file may have up to 5 MB.</p>
<h2>Step 1. ${register}</h2>
<p>Open the <a href="${PORTAL}">admission portal</a>, enter your name as it stands on your class 10 certificate, and confirm your number with the code we send. Choose the programme, the specialisation if there is one, and the batch. Ten minutes.</p>
<h2>Step 2. ${form}</h2>
<p>The form asks for your address, your earlier studies and the kind of fee plan you prefer. Fields that do not concern you stay hidden. When everything is filled in, the portal shows the form as one page; read it against your mark sheets, print it, sign it and photograph the signed page, or sign on the screen with a finger. Twenty to thirty minutes.</p>
<h2>Step 3. ${upload}</h2>
<p>Each document has a place of its own, with an example of a good and of a bad picture beside it. A tick appears when the file can be read. You need not send paper by post, neither now nor later. Fifteen minutes.</p>
<h2>Step 4. ${verify}</h2>
<p>This is our step. It takes two working days, four in the last week before an application deadline. You can follow it in the portal:</p>
<table>
<thead><tr><th>It says</th><th>It means</th><th>What you do</th></tr></thead>
<tbody>
<tr><td>Received</td><td>All files have arrived</td><td>Nothing</td></tr>
<tr><td>In verification</td><td>A member of staff is reading them</td><td>Nothing</td></tr>
<tr><td>Please send again</td><td>One document is missing or unreadable</td><td>Upload that one within ten days</td></tr>
<tr><td>Eligible</td><td>You may join</td><td>Go on to step 5 within seven days</td></tr>
<tr><td>Not eligible</td><td>A condition is not met; the reason is given</td><td>Ask for a review, or choose another programme</td></tr>
</tbody>
</table>
<h2>Step 5. ${pay}</h2>
<p>Only now do you pay. Choose a plan; the portal shows the first payment, the later ones with their dates, and the sum of all. Cards, UPI, net banking and, from abroad, international cards and bank transfer are accepted. If you take monthly payments, the lending partner asks for your PAN and an account for the debit, and usually answers within a day.</p>
<p>Your registration number arrives by e-mail and SMS within the hour. It is your name in every dealing with the university, so keep it where you keep your Aadhaar.</p>
<h2>And then</h2>
<ol>
<li>On the same day you can sign in to the learning platform with the registration number.</li>
<li>Within two days your counsellor hands you over to a student mentor, who calls to introduce herself or himself.</li>
<li>A week before the first class you are invited to an orientation, ninety minutes on a Sunday, which is recorded.</li>
<li>Books and readings of the first semester are open from that Sunday.</li>
</ol>
<h2>If you get stuck</h2>
<p>Nothing you entered is lost. Call ${phoneLink} or write to ${mailLink(info.email)} with the number at the top of your form; we see the same page that you see. If you prefer to sit beside someone, bring your phone and papers to the admission office, or ask for a video call in which you show us the documents and we guide your hand.</p>
<p>The rules behind these steps, with dates and marks, are in the <a href="/admission-policy">admission policy</a>.</p>`.trim(),
  sections: ['content', 'faqs', 'get_in_touch'],
});
