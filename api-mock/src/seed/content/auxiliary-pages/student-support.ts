import { picture, pictures } from '../pictures.ts';
import { info, mailLink, OFFICE_HOURS, phoneLink, SUPPORT_EMAIL } from '../site/university-info.ts';
import { LMS } from '../site/settings.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

export const studentSupport = auxiliaryPage({
  slug: 'student-support',
  title: 'Student support',
  bg_image: picture('window-washing'),
  alt_bg_image_name: pictures['window-washing'],
  link1: `tel:${info.phone.replaceAll(' ', '')}`,
  icon1: 'phone',
  link1_title: 'Call us',
  link2: `mailto:${SUPPORT_EMAIL}`,
  icon2: 'mail',
  link2_title: 'Write to us',
  link3: LMS,
  icon3: 'laptop',
  link3_title: 'Learning platform',
  content: `
<p>Have a problem with your studies, your fees or signing in? Here’s who to ask, and what you can try first.</p>
<h2>Who to ask</h2>
<table>
<thead><tr><th>Your question is about</th><th>Ask</th></tr></thead>
<tbody>
<tr><td>A lesson, a problem, your marks</td><td>The subject teacher, in the room for that unit</td></tr>
<tr><td>Falling behind, pausing, changing your plan</td><td>Your mentor</td></tr>
<tr><td>Signing in, sound, video, uploads</td><td>The help desk, ${mailLink(SUPPORT_EMAIL)}</td></tr>
<tr><td>Fees, receipts, letters, certificates</td><td>The office, in its room on the forum</td></tr>
<tr><td>Stress, sleep problems, trouble at home</td><td>The counselling service, through your mentor or directly</td></tr>
</tbody>
</table>
<p>Call the help desk on ${phoneLink}, ${OFFICE_HOURS}, and from 6 am to 11 pm on exam days.</p>
<h2>If you can’t sign in</h2>
<ol>
<li>Use your registration number, not your application number.</li>
<li>Ask for a new password and check your spam folder.</li>
<li>Set your device’s clock to automatic. If it’s five minutes slow, the platform rejects your OTP.</li>
<li>Try a private window. If that works, delete this site’s cookies in your normal browser window.</li>
</ol>
<h2>If you can’t hear, or others can’t hear you</h2>
<ol>
<li>Leave the class and join again. This fixes more than half of all cases.</li>
<li>Let the browser use your microphone, and choose the right one if there are two.</li>
<li>Close other programs that use the microphone. A phone call uses it too.</li>
<li>On a weak connection, switch off your camera and lower the video quality of the others.</li>
</ol>
<h2>If you need someone to talk to</h2>
<p>You can talk to two counsellors trained in psychology, by phone or video, in English or Hindi, up to six times in a semester. It’s free, it isn’t on your record, and your teachers and mentors don’t find out. In an emergency please call 112 first.</p>
<h2>Students with disabilities</h2>
<p>One coordinator arranges captions, readers, extra time, sign language and material in other formats. Tell us once, and we make sure every new teacher knows what you need, and nothing more.</p>`.trim(),
  related: ['online-bba', 'online-ma', 'online-mba'],
});
