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
<p>Recognition is the first thing parents ask about. Here’s how to check it yourself, what it means for a job or further study, and what each of our three badges stands for.</p>
<h2>How to check, step by step</h2>
<ol>
<li>Open the public list of the authority. The links above take you to it.</li>
<li>Search for the university’s exact name. A similar name is a different university.</li>
<li>Check your programme and the session you’ll join, if the list shows them.</li>
<li>Ask us for the letter and compare. If anything is different, call us before you pay.</li>
</ol>
<table>
<thead><tr><th>List</th><th>What to look for</th><th>Letter to ask us for</th></tr></thead>
<tbody>
<tr><td><a href="https://deb.ugc.ac.in/">UGC, Distance Education Bureau</a></td><td>University, programme and session</td><td>UGC entitlement letter</td></tr>
<tr><td><a href="https://assessmentonline.naac.gov.in/public/index.php/hei_dashboard">NAAC, institutions</a></td><td>Grade, and the date it’s valid until</td><td>NAAC grade certificate</td></tr>
<tr><td><a href="https://facilities.aicte-india.org/dashboard/pages/angulardashboard.php#!/approved">AICTE, approved institutes</a></td><td>Year, state and field</td><td>AICTE approval letter</td></tr>
</tbody>
</table>
<p>Meridian University is fictional, so you won’t find its name in these lists. Use the same steps for any real university.</p>
<h2>What it means for you</h2>
<table>
<thead><tr><th>You want</th><th>What your degree does</th><th>What it doesn’t do</th></tr></thead>
<tbody>
<tr><td>A government job or exam</td><td>Counts when the notice asks for a degree from a recognised university</td><td>Replace the marks or subjects that the notice asks for</td></tr>
<tr><td>A private job</td><td>Names the degree and the year, like any other certificate</td><td>Get you the job or a salary</td></tr>
<tr><td>A master’s or a PhD in India</td><td>Lets you apply</td><td>Replace the entrance test or the marks</td></tr>
<tr><td>A transfer</td><td>Keeps your credits in the Academic Bank of Credits</td><td>Make the other university accept all of them</td></tr>
<tr><td>To go abroad</td><td>Comes with a verified transcript, which many universities ask for</td><td>Bind a university or a country: each decides for itself</td></tr>
</tbody>
</table>
<h3>Before you apply for a government job</h3>
<p>Read the notification for your year. Older ones don’t apply.</p>
<h3>Before you go abroad</h3>
<p>Ask the university you have in mind before you join us. If their reply isn’t clear, send it to us and we’ll help you understand it. We send your transcript in a sealed envelope or by e-mail.</p>
<h2>UGC Entitled</h2>
<p>In India the University Grants Commission decides which universities can award degrees and which of them can offer degrees online. A university that can offer online degrees is called <em>entitled</em>. It covers specific programmes and academic sessions. So don’t just ask whether a university is entitled. Ask whether it’s entitled for your programme in the session you join.</p>
<p>Under the Commission’s regulations, an online degree from an entitled university is equal to the same degree earned in a classroom. Your Meridian University certificate names the degree and the year.</p>
<h2>NAAC A++</h2>
<p>The National Assessment and Accreditation Council assesses universities as a whole. Its team visits the university and looks at teaching, research, infrastructure, student support and management, and gives a grade. The highest is A++. The grade is for the university. It doesn’t tell you about a single programme or teacher. But it’s the best quick check that a university is well run.</p>
<h2>AICTE Approved</h2>
<p>The All India Council for Technical Education sets norms for technical and management education: the number and training of teachers, lab equipment, and how much of a syllabus is practical. Approval means the university follows these norms.</p>
<h2>Transferring your credits</h2>
<p>Your credits go into your account with the Academic Bank of Credits. If you change universities, you can take them with you within the rules of both. Your certificates go into your digital locker.</p>
<h2>What recognition doesn’t mean</h2>
<p>It doesn’t promise you a job, a salary or admission anywhere, and you still have to work hard. Grades and entitlements also have to be renewed. If one of ours ever changes, we’ll say so on this page the same day, and enrolled students will hear it from us first.</p>
<p>Read more in <a href="/blog/ugc-recognition-explained">our article on UGC recognition</a>.</p>`.trim(),
  sections: ['accreditations', 'content', 'faqs', 'get_in_touch'],
});
