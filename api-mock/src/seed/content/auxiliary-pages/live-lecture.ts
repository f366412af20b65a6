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
  alt_bg_image_name: 'A month drawn as a lattice, with the days of classes filled in',
  promotional_text:
    '<p>Batches begin in the third week of January and of July. Before that, future learners may sit in on any class of their programme as guests: ask your counsellor for a link.</p>',
  link1: LMS,
  icon1: 'laptop',
  link1_title: 'Join a class',
  link2: '/course-conduction',
  icon2: 'book',
  link2_title: 'How a class runs',
  link3: `mailto:${SUPPORT_EMAIL}`,
  icon3: 'mail',
  link3_title: 'Report a problem',
  content: `
<p>Here you find every live class of the coming months. Choose a course, a semester or a batch, or any two of them, and press <em>Submit</em>; without a choice all classes are shown. Point at a class, or touch it, to see its subject and its hours.</p>
<h2>Before the hour</h2>
<ul>
<li>All times are Indian Standard Time.</li>
<li>The door of a class opens on the learning platform fifteen minutes before it begins. Use the app or a browser; you need no link by e-mail.</li>
<li>Slides and the exercise of the day are there from the evening before.</li>
</ul>
<h2>If a class is moved</h2>
<p>Teachers fall ill and lines are cut. A class that has to be moved is changed in this calendar first, and learners of the batch receive an SMS, as a rule three hours ahead. A class that is dropped is made up for within two weeks, never in the week before an examination.</p>
<h2>If you missed it</h2>
<p>Open the subject on the platform: the recording is there by the following evening. Should it be missing, write to ${mailLink(SUPPORT_EMAIL)} and name the subject and the date.</p>`.trim(),
  related: ['online-mba', 'online-ma/english', 'data-analytics', 'french-language'],
  disclaimer:
    '<p>Dates and hours may change for reasons outside the university’s control. What the learning platform shows an hour before a class prevails.</p>',
});
