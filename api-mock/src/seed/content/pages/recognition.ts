import { picture, pictures } from '../pictures.ts';
import { page } from './page.ts';

export const recognition = page({
  slug: 'recognition',
  title: 'Recognition of our degrees',
  short_title: 'Recognition',
  summary:
    'What UGC entitlement, the NAAC grade and AICTE approval mean, what they don’t mean, and how to check them yourself.',
  bg_image: picture('window-graduate'),
  alt_bg_image_name: pictures['window-graduate'],
  content: `
<p>Recognition is the first thing parents ask about. The cards above say what each badge stands for. Here’s how to check them yourself, and what they mean for a job or further study.</p>
<h2>How to check, step by step</h2>
<ol>
<li>Use the links above to open each authority’s public list.</li>
<li>Search for the university’s exact name. A similar name is a different university.</li>
<li>Check your programme and the session you’ll join, if the list shows them.</li>
<li>Ask us for the letter and compare. If anything is different, call us before you pay.</li>
</ol>
<table>
<thead><tr><th>List</th><th>What to look for</th><th>Letter to ask us for</th></tr></thead>
<tbody>
<tr><td><a href="https://deb.ugc.ac.in/">UGC, Distance Education Bureau</a></td><td>University, programme and session</td><td>UGC entitlement letter</td></tr>
<tr><td><a href="https://assessmentonline.naac.gov.in/public/index.php/hei_dashboard">NAAC, institutions</a></td><td>The grade, and until when it’s valid</td><td>NAAC grade certificate</td></tr>
<tr><td><a href="https://facilities.aicte-india.org/dashboard/pages/angulardashboard.php#!/approved">AICTE, approved institutes</a></td><td>Year, state and field</td><td>AICTE approval letter</td></tr>
</tbody>
</table>
<p>Use the same steps for any other university.</p>
<h2>What it means for you</h2>
<table>
<thead><tr><th>You want</th><th>What your degree does</th><th>What it doesn’t do</th></tr></thead>
<tbody>
<tr><td>A government job or exam</td><td>Counts when the notice asks for a degree from a recognised university</td><td>Replace the marks or subjects that the notice asks for</td></tr>
<tr><td>A private job</td><td>It counts as a degree: the certificate says which one, and the year</td><td>Get you the job or a salary</td></tr>
<tr><td>A master’s or a PhD in India</td><td>Lets you apply</td><td>Replace the entrance test or the marks</td></tr>
<tr><td>A transfer</td><td>Keeps your credits in the Academic Bank of Credits</td><td>Make the other university accept all of them</td></tr>
<tr><td>To go abroad</td><td>Comes with a verified transcript, which many universities ask for</td><td>Decide for them: every university and country has its own rules</td></tr>
</tbody>
</table>
<h3>Before you apply for a government job</h3>
<p>Read the notification for your year. Older ones don’t apply.</p>
<h3>Before you go abroad</h3>
<p>Ask the university you have in mind before you join us. If their reply isn’t clear, send it to us and we’ll help you understand it. We send your transcript in a sealed envelope or by email.</p>
<h2>Transferring your credits</h2>
<p>Your credits go into your account with the Academic Bank of Credits. If you change universities, you can take them with you within the rules of both. Your certificates go into your digital locker.</p>
<h2>What recognition doesn’t mean</h2>
<p>It doesn’t promise you a job, a salary or admission anywhere, and you still have to work hard. Grades and entitlements also have to be renewed. If one of ours ever changes, we’ll say so on this page the same day, and enrolled students will hear it from us first.</p>
<p>Read more in <a href="/blog/ugc-recognition-explained">our article on UGC recognition</a>.</p>`.trim(),
  sections: ['accreditations', 'content', 'faqs', 'get_in_touch'],
});
