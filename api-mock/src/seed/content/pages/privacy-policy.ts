import { CONSENT, COOKIE, COOKIE_MAX_AGE } from '@prospectus/contract';

import { GRIEVANCE_EMAIL, info, mailLink, PRIVACY_EMAIL } from '../site/university-info.ts';
import { page } from './page.ts';

const days = (seconds: number) => `${seconds / 86_400} days`;

export const privacyPolicy = page({
  slug: 'privacy-policy',
  title: 'Privacy policy',
  short_title: 'Privacy Policy',
  summary: 'What data we collect on this site, why, how long we keep it, who else sees it, and how to get it deleted.',
  content: `
<p>${info.name} is responsible for the personal data collected on this site. This page explains it in the order you’ll come across it. We last changed it on 1 January 2025. You can ask us for earlier versions.</p>
<h2>If you’re just browsing</h2>
<p>You don’t have to tell us who you are. Our servers record the time, the kind of page and how long it took to load, but not your name, your IP address or the address of the page you came from. We count how often people read each page, how far they scroll and which buttons they click. These counts don’t include a name, number or email address. If your browser sends <em>Do Not Track</em> or <em>Global Privacy Control</em>, we don’t count you at all.</p>
<p>We use your IP address for a moment to find your country and city, and to stop bots that submit thousands of forms. We store it only in a form that can’t be turned back into your address.</p>
<h2>If you make an enquiry</h2>
<p>When you ask for a call, sign up or download a brochure, we ask for:</p>
<table>
<thead><tr><th>What</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Phone number</td><td>To send you the OTP that proves it’s yours, and to call you</td></tr>
<tr><td>Name</td><td>To know who we’re talking to</td></tr>
<tr><td>Email address</td><td>To send you what you asked for in writing</td></tr>
<tr><td>Highest qualification</td><td>To tell you which programmes you can join</td></tr>
<tr><td>Programme you’re interested in</td><td>So the right counsellor calls you</td></tr>
</tbody>
</table>
<p>We also store which page’s form you filled in, and which ad or link brought you to it, if we know. Until you enter the OTP, we keep what you typed separately and don’t use it for anything else.</p>
<h2>What you agree to</h2>
<p>Every form has this sentence next to its button:</p>
<blockquote>${CONSENT.text}</blockquote>
<p>We keep the version of the text and the time you agreed. You can withdraw your consent at any time, for all channels or just one: tell the caller, reply to a message, or write to ${mailLink(PRIVACY_EMAIL)}. Withdrawing it doesn’t change what was lawful before, and doesn’t affect your application or your studies.</p>
<h2>Who else gets your data</h2>
<ul>
<li><strong>SMS, WhatsApp and email providers</strong> get your number or address and the text of the message.</li>
<li><strong>Our admission system</strong> gets your enquiry once you’ve confirmed your number.</li>
<li><strong>An analytics service that helps us understand what people look for</strong> gets your number from our server, if you agreed to be contacted. From your browser it gets only hashes of your number and email address, and can’t read either from them.</li>
<li><strong>A location service</strong> gets your IP address, and nothing else about you, to tell us where it is.</li>
<li><strong>A lending partner</strong>, if you choose an EMI plan, gets what you enter in its own form.</li>
</ul>
<p>Each of them has a contract with us and can use the data only for this purpose. We don’t sell personal data or give it to other universities or agents.</p>
<h2>If you refer a friend</h2>
<p>You enter your friend’s name and number. Please ask your friend first. Our referral team gets both, with your own name and number, and invites your friend. If your friend doesn’t join us, we delete the name and number after 180 days. You see only whether your friend has enquired and confirmed.</p>
<h2>Cookies</h2>
<table>
<thead><tr><th>Name</th><th>For</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>${COOKIE.challenge}</td><td>Links the steps of one enquiry</td><td>Until it’s complete</td></tr>
<tr><td>${COOKIE.leadSession}</td><td>Remembers that you’ve confirmed your number</td><td>${days(COOKIE_MAX_AGE.lead)}</td></tr>
<tr><td>${COOKIE.isUserVerified}, ${COOKIE.userLeadData}</td><td>Let pages show the right buttons and your first name</td><td>${days(COOKIE_MAX_AGE.lead)}</td></tr>
<tr><td>${COOKIE.isFirstByUser}, ${COOKIE.showToast}</td><td>Show a message only once</td><td>Until you log out</td></tr>
<tr><td>${COOKIE.sessionLabel}</td><td>A random number that groups page counts</td><td>${days(COOKIE_MAX_AGE.session)}</td></tr>
</tbody>
</table>
<p>There are no advertising cookies. Click <em>Log out</em> in the header to remove the cookies that identify you.</p>
<h2>How long we keep it</h2>
<p>If you fill in a form and don’t confirm your number, we delete what you typed after 30 days, and your name and number 180 days after your last enquiry. We set aside submissions that look automated and delete them after 30 days. We keep confirmed enquiries until you ask us to delete them. We keep student records for as long as the law requires.</p>
<h2>How we protect it</h2>
<p>Connections are encrypted. Our staff see only what they need for their work, sign in with their own accounts, and every change they make is recorded. They never see OTPs.</p>
<h2>Your rights</h2>
<p>You can ask what data we have about you, get it corrected, completed or deleted, and name a person who can use these rights for you. Write to ${mailLink(PRIVACY_EMAIL)}. We answer within seven days, after checking that it’s you. If you’re not satisfied, write to ${mailLink(GRIEVANCE_EMAIL)}. You can also contact the authority under the Digital Personal Data Protection Act.</p>
<h2>Children</h2>
<p>If you’re under 18, please ask a parent or guardian to make the enquiry. We don’t knowingly keep children’s data without a parent’s consent.</p>`.trim(),
  sections: ['content'],
});
