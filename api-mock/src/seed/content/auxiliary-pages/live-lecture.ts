import { picture } from '../pictures.ts';
import { SUPPORT_EMAIL, mailLink } from '../site/university-info.ts';
import { LMS } from '../site/settings.ts';
import { auxiliaryPage } from './auxiliary-page.ts';

/** The class schedule; also shown at `/live-lecture`. */
export const liveLecture = auxiliaryPage({
  slug: 'live-lecture',
  layout: 'schedule',
  title: 'Live lectures',
  bg_image: picture('page-month'),
  alt_bg_image_name: 'A month drawn as a lattice, with class days filled in',
  promotional_text:
    '<p>A batch starts in January and another in July. The next batch starts on {next_start}. Apply by {apply_by}.</p>',
  link1: LMS,
  icon1: 'laptop',
  link1_title: 'Join a class',
  link2: '/course-conduction',
  icon2: 'book',
  link2_title: 'How classes work',
  link3: `mailto:${SUPPORT_EMAIL}`,
  icon3: 'mail',
  link3_title: 'Report a problem',
  content: `
<p>This page shows every live class in the coming months. Choose a course, a semester, a batch, or all three, and click <em>Submit</em>. If you don’t choose anything, you see all classes. Point to a class or tap it to see its subject and time.</p>
<h2>Before class</h2>
<ul>
<li>All times are Indian Standard Time.</li>
<li>Join from 15 minutes before class on the learning platform. Use the app or a browser. No link is sent by email.</li>
<li>You can see the slides and the day’s exercise from the evening before.</li>
</ul>
<h2>If we move a class</h2>
<p>Sometimes a teacher is ill or the internet is down. If we move a class, we change it in this calendar first and send your batch an SMS, usually three hours ahead. If we cancel a class, you get another one within two weeks, but never in the week before an exam.</p>
<h2>If you missed a class</h2>
<p>Open the subject on the platform. You’ll find the recording there by the next evening. If it’s missing, write to ${mailLink(SUPPORT_EMAIL)} with the subject and the date.</p>`.trim(),
  related: ['online-mba', 'online-ma/english', 'data-analytics', 'french-language'],
  disclaimer:
    '<p>Dates and times can change for reasons outside the university’s control. The final time is the one on the learning platform an hour before class.</p>',
});
