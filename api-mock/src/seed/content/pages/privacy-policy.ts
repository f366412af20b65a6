import { CONSENT, COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract';

import { GRIEVANCE_EMAIL, info, mailLink, PRIVACY_EMAIL } from '../site/university-info.ts';
import { page } from './page.ts';

const days = (seconds: number) => `${seconds / 86_400} days`;

export const privacyPolicy = page({
  slug: 'privacy-policy',
  title: 'Privacy policy',
  short_title: 'Privacy Policy',
  summary: 'What we learn about you on this site, why, for how long, who else sees it, and how you have it deleted.',
  content: `
<p>${info.name} is responsible for the personal data collected on this site. This page says what they are in the order in which you meet them. It was last changed on 1 January 2025; earlier versions are sent on request.</p>
<h2>If you only look around</h2>
<p>You need not tell us who you are. Our servers note the time, the kind of page and how long the answer took, without your name, your address on the network or the address of the page you came from being kept with it. We count how often pages are read, how far down and which buttons are pressed. These counts carry no name, number or e-mail address. If your browser sends the signals <em>Do Not Track</em> or <em>Global Privacy Control</em>, we do not count you at all.</p>
<p>Your network address is used for a moment to find out the country and city it belongs to, and to stop machines that submit forms by the thousand. It is kept only in a form from which it cannot be read back.</p>
<h2>If you make an enquiry</h2>
<p>When you ask to be called, sign up or download a brochure, we ask for these things:</p>
<table>
<thead><tr><th>What</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Telephone number</td><td>To send the code that proves it is yours, and to call you</td></tr>
<tr><td>Name</td><td>To know whom we are speaking with</td></tr>
<tr><td>E-mail address</td><td>To send what you asked for in writing</td></tr>
<tr><td>Highest qualification</td><td>To tell you which programmes you may join</td></tr>
<tr><td>Programme you are interested in</td><td>To let the right counsellor call</td></tr>
</tbody>
</table>
<p>We also note the page you wrote from and the campaign that led you to it, if its link named one. Until you have entered the code, what you typed is kept apart and is not used for anything else.</p>
<h2>What you agree to</h2>
<p>Beside the button of each form stands this sentence:</p>
<blockquote>${CONSENT.text}</blockquote>
<p>We keep the version of the text and the time at which you agreed. You may withdraw your consent at any time, for all channels or for one of them, by telling the caller, answering a message, or writing to ${mailLink(PRIVACY_EMAIL)}. Withdrawing it does not change what was lawful before, and has no effect on an application or on your studies.</p>
<h2>Who else receives your data</h2>
<ul>
<li><strong>Carriers</strong> of SMS, WhatsApp messages and e-mail receive the number or address and the text of the message.</li>
<li><strong>Our admission system</strong> receives your enquiry once you have confirmed your number.</li>
<li><strong>A service that helps us to understand which information people look for</strong> receives your number, if you agreed to be contacted, from our server. From your browser it only ever receives fingerprints of number and address, from which they cannot be read.</li>
<li><strong>A service that knows which network is in which place</strong> is asked about your network address, without anything else about you.</li>
<li><strong>A lending partner</strong>, if you choose monthly payments, receives what you enter in its own form.</li>
</ul>
<p>All of them are bound by contract to use the data for this purpose alone. We do not sell personal data or give them to other universities or agents.</p>
<h2>If you refer a friend</h2>
<p>You enter a name and a number. Please ask your friend first. The people who look after our referrals receive both, with your own name and number, and invite your friend. If your friend does not come, the name and the number are deleted after 180 days. You see whether your friend has enquired and confirmed, and nothing else.</p>
<h2>Cookies</h2>
<table>
<thead><tr><th>Name</th><th>For</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>${COOKIE.challenge}</td><td>Ties the steps of one enquiry together</td><td>Until it is complete</td></tr>
<tr><td>${COOKIE.leadSession}</td><td>Remembers that you have confirmed your number</td><td>${days(COOKIE_MAX_AGE.lead)}</td></tr>
<tr><td>${COOKIE.isUserVerified}, ${COOKIE.userLeadData}</td><td>Let pages show the right buttons and your first name</td><td>${days(COOKIE_MAX_AGE.lead)}</td></tr>
<tr><td>${COOKIE.isFirstByUser}, ${COOKIE.showToast}</td><td>Show a message once and not twice</td><td>Until you log out</td></tr>
<tr><td>${COOKIE.sessionLabel}</td><td>A random number that groups page counts</td><td>${days(COOKIE_MAX_AGE.session)}</td></tr>
</tbody>
</table>
<p>There are no cookies of advertisers. <em>Log out</em> in the header removes those that know you.</p>
<h2>How long we keep it</h2>
<p>What you typed and never confirmed is dropped after 30 days, and your name and number with it 180 days after your last enquiry. Submissions that look as if a machine had made them are set aside and deleted after 30 days. Confirmed enquiries stay until you ask us to delete them. Records of learners are kept as long as the law requires of a university.</p>
<h2>How it is protected</h2>
<p>Connections are encrypted. Staff see only what their task needs, sign in with an account of their own, and leave a record of every change. One-time codes are never shown to them.</p>
<h2>Your rights</h2>
<p>You may ask what we hold about you, have it corrected, completed or deleted, and name a person who exercises these rights for you. Write to ${mailLink(PRIVACY_EMAIL)}; we answer within seven days, after making sure that it is you. If you are not satisfied, write to ${mailLink(GRIEVANCE_EMAIL)}. You may also turn to the authority that the Digital Personal Data Protection Act provides for.</p>
<h2>Children</h2>
<p>If you are under eighteen, please let a parent or guardian make the enquiry. We do not knowingly keep data of children that a parent has not agreed to.</p>`.trim(),
  sections: ['content'],
});
