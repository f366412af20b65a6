import { info, mailLink, OFFICE_HOURS, phoneLink, SUPPORT_EMAIL } from '../site/university-info.ts';
import { LMS } from '../site/settings.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

export const studentSupport = auxiliaryPage({
  slug: 'student-support',
  title: 'Student support',
  alt_bg_image_name: 'Two speech marks drawn as a lattice',
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
<p>Nobody should give up a degree because of a password. This page tells you whom to ask, and what often helps before you have to ask at all.</p>
<h2>Whom to ask</h2>
<table>
<thead><tr><th>It is about</th><th>Ask</th></tr></thead>
<tbody>
<tr><td>A lesson, a problem, a mark</td><td>The teacher of the subject, in the room of its unit</td></tr>
<tr><td>Falling behind, pausing, a change of plan</td><td>Your mentor</td></tr>
<tr><td>Signing in, sound, picture, uploads</td><td>The help desk, ${mailLink(SUPPORT_EMAIL)}</td></tr>
<tr><td>Fees, receipts, letters, certificates</td><td>The office, in its room on the forum</td></tr>
<tr><td>Worry, sleeplessness, trouble at home</td><td>The counselling service, through your mentor or directly</td></tr>
</tbody>
</table>
<p>The help desk answers ${phoneLink}, ${OFFICE_HOURS}, and from 6 am to 11 pm on days of examinations.</p>
<h2>You cannot sign in</h2>
<ol>
<li>Use the registration number, not the number of your application.</li>
<li>Ask for a new password and look into the folder for unwanted mail.</li>
<li>Set the clock of your device by the network; a code that comes from a clock five minutes slow is refused.</li>
<li>Try a private window. If that works, delete the site’s cookies in the ordinary one.</li>
</ol>
<h2>You cannot hear, or cannot be heard</h2>
<ol>
<li>Leave the class and enter again. This settles more than half of all cases.</li>
<li>Allow the browser to use the microphone, and choose the right one if there are two.</li>
<li>Close other programs that use it. A telephone call holds the microphone as well.</li>
<li>On a weak line, switch your camera off and the resolution of the others down.</li>
</ol>
<h2>When it is not about technology</h2>
<p>Two counsellors with a training in psychology offer conversations by telephone or video, in English and Hindi, up to six in a semester. They are free, they are not noted in your record, and neither teachers nor mentors learn of them. In an emergency please call 112 first.</p>
<h2>Learners with disabilities</h2>
<p>One coordinator arranges captions, readers, extra time, sign language and material in other formats. Tell us once; we see to it that each new teacher knows what you need, and no more than that.</p>`.trim(),
  related: ['online-bba', 'online-ma', 'online-mba'],
});
