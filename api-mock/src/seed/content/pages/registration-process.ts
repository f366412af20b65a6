import { degreeAdmission } from '../admission.ts';
import { info, mailLink, phoneLink } from '../site/university-info.ts';
import { PORTAL } from '../site/settings.ts';
import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

const [register, form, upload, verify, pay] = degreeAdmission.map(({ title }) => title);

export const registrationProcess = page({
  slug: 'registration-process',
  title: 'Registration process',
  short_title: 'Registration Process',
  summary:
    'Five steps from your phone number to your registration number, with the time and documents you need for each.',
  bg_image: picture('window-driver'),
  alt_bg_image_name: pictures['window-driver'],
  content: `
<p>Most students need three to six days from the first step to the registration number. Your part takes about an hour. The rest is our checking. Classes begin with your batch: the next batch starts on {next_start}, and you have to apply by {apply_by}. You can stop after any step and continue later, on the same device or another one.</p>
<h2>Keep these ready</h2>
<ul>
<li>A mobile number and an email address you’ll still have in two years</li>
<li>A recent photo with a light background, and your signature on white paper</li>
<li>Aadhaar, passport, driving licence or voter ID</li>
<li>Mark sheets and certificates from class 10 onwards</li>
<li>A category, disability or income certificate, only if you claim a relaxation or a scholarship</li>
</ul>
<p>Phone photos are fine if we can see all four corners and there’s no glare. Each file can be up to 5 MB.</p>
<h2>Step 1. ${register}</h2>
<p>Open the <a href="${PORTAL}">admission portal</a>, enter your name as on your class 10 certificate, and confirm your number with the OTP we send. Choose your programme, the specialisation if there is one, and the batch. Ten minutes.</p>
<h2>Step 2. ${form}</h2>
<p>The form asks for your address, your earlier studies and the fee plan you prefer. You see only the fields you need. When you’ve filled in everything, the portal shows the form on one page. Check it against your mark sheets. Then print it, sign it and upload a photo of the signed page, or sign on the screen with your finger. Twenty to thirty minutes.</p>
<h2>Step 3. ${upload}</h2>
<p>For each document you see an example of a good photo and a bad one. A tick appears when we can read the file. You never need to send documents by post. Fifteen minutes.</p>
<h2>Step 4. ${verify}</h2>
<p>This is our step. It takes two working days, or four in the last week before an application deadline. You can track it in the portal:</p>
<table>
<thead><tr><th>Status</th><th>What it means</th><th>What you do</th></tr></thead>
<tbody>
<tr><td>Received</td><td>We’ve received all files</td><td>Nothing</td></tr>
<tr><td>In verification</td><td>Our staff are checking them</td><td>Nothing</td></tr>
<tr><td>Please send again</td><td>One document is missing or unclear</td><td>Upload it within ten days</td></tr>
<tr><td>Eligible</td><td>You can join</td><td>Go to step 5 within seven days</td></tr>
<tr><td>Not eligible</td><td>You don’t meet a condition, and we tell you which</td><td>Ask for a review, or choose another programme</td></tr>
</tbody>
</table>
<h2>Step 5. ${pay}</h2>
<p>You pay only now. Choose a plan and the portal shows the first payment, the later ones with their dates, and the total. You can pay by card, UPI or net banking and, from abroad, by international card or bank transfer. For EMI, our lending partner needs your PAN and a bank account for the debit, and usually answers within a day.</p>
<p>You get your registration number by email and SMS within an hour. You’ll need it whenever you contact us, so keep it safe.</p>
<h2>What happens next</h2>
<ol>
<li>You can sign in to the learning platform with your registration number the same day.</li>
<li>Within two days your counsellor introduces you to a student mentor, who calls you.</li>
<li>A week before the first class we invite you to a ninety-minute orientation on a Sunday. You can also watch the recording.</li>
<li>From that Sunday you can read the books and readings for the first semester.</li>
</ol>
<h2>If you get stuck</h2>
<p>We save everything you enter. Call ${phoneLink} or write to ${mailLink(info.email)} with the number at the top of your form. We see the same page you see. If you’d like help in person, bring your phone and documents to the admission office. Or ask for a video call, show us the documents, and we’ll guide you.</p>
<p>For the rules, dates and marks, see the <a href="/admission-policy">admission policy</a>.</p>`.trim(),
  sections: ['content', 'faqs', 'get_in_touch'],
});
