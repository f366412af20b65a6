import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const checkRecognitionYourself = post({
  slug: 'check-recognition-yourself',
  title: 'Check a university’s recognition yourself, in ten minutes',
  summary:
    'Write down three things, open two public lists and ask for one letter. What to look for, and what to do if something doesn’t match.',
  author: 'Dr Feroz Contractor, registrar',
  date: '2025-08-04',
  image: picture('post-check'),
  alt_image_name: pictures['post-check'],
  program: 'online-bba',
  content: `
<p>When parents ask me if a degree is recognised, I answer, and then I ask them not to take my word for it. The lists are public and free. You can check them on your phone in about ten minutes.</p>
<h2>First, write down three things</h2>
<ul>
<li><strong>The university’s full name</strong>, as it’s printed on the certificate. The name of an app or an advertisement won’t do.</li>
<li><strong>Your exact programme.</strong> An MBA and an MBA in Finance can be two entries.</li>
<li><strong>Your session.</strong> January and July are two sessions, and each year has its own.</li>
</ul>
<h2>Then open the UGC list</h2>
<p>Go to <a href="https://deb.ugc.ac.in/">the website of UGC’s Distance Education Bureau</a>. Search for one word of the name, because a full name with one wrong comma finds nothing. Compare what you find letter by letter, with the city and the state.</p>
<p>Most people stop when they see the university. Please go on until you’ve seen your programme and your session, since the entitlement covers those and nothing else.</p>
<h2>Look up the grade</h2>
<p>On <a href="https://assessmentonline.naac.gov.in/public/index.php/hei_dashboard">the NAAC list</a> you need two facts: the grade, and the date it’s valid until. If your programme is technical or in management, check <a href="https://facilities.aicte-india.org/dashboard/pages/angulardashboard.php#!/approved">the AICTE list</a> as well.</p>
<h2>Ask for the letter</h2>
<p>Write to the university and ask for a copy of the letter that covers your programme and session. Put it next to the list. Take a screenshot of the list on the same day, so that your family can see it too.</p>
<p>Save the screenshot, the letter and your fee receipts in one folder. You may need them four years from now, when an employer asks if your session was entitled. My office keeps copies as well, but we need a week to find an old letter, and your interview may be on Monday.</p>
<h2>What no list tells you</h2>
<p>An entry says that a university may teach the programme online. It doesn’t say if the teachers are good, how big the classes are, or if anyone answers a question at nine in the evening. For those, look at the class schedule, ask for a chapter of the study material, and speak to a student who joined last year. Ask what surprised them, and if they’d choose the same university again. Most people answer that one honestly.</p>
<h2>If something doesn’t match</h2>
<table>
<thead><tr><th>What you see</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>A similar name in another city</td><td>Treat it as a different university</td></tr>
<tr><td>The university, but not your programme</td><td>Ask which letter covers your programme</td></tr>
<tr><td>Your programme, but an older session</td><td>Ask for the letter of your session, and wait for it</td></tr>
<tr><td>No such university</td><td>Don’t pay, and call the authority</td></tr>
</tbody>
</table>
<p>Some callers say that there’s no time for this because the seat goes tonight. Then don’t pay. A university that wants you as a student will wait ten minutes.</p>
<p>Practise once with a university whose name you know, so that you’ll recognise a complete entry. For what each badge means, read <a href="/blog/ugc-recognition-explained">UGC recognition explained</a> or our page on <a href="/recognition">recognition</a>.</p>`.trim(),
});
