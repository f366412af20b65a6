import { page } from './page.ts';

export const recognition = page({
  slug: 'recognition',
  title: 'Recognition of our degrees',
  short_title: 'Recognition',
  summary:
    'What UGC entitlement, the NAAC grade and AICTE approval mean, what they don’t mean, and how to check them yourself.',
  content: `
<p>Recognition is the first thing parents ask about. Here’s what our three badges mean, starting with the one that matters most to you.</p>
<h2>UGC Entitled</h2>
<p>In India the University Grants Commission decides which universities can award degrees and which of them can offer degrees online. A university that can offer online degrees is called <em>entitled</em>. It covers specific programmes and academic sessions. So don’t just ask whether a university is entitled. Ask whether it’s entitled for your programme in the session you join.</p>
<p>Under the Commission’s regulations, an online degree from an entitled university is equal to the same degree earned in a classroom. Your Meridian University certificate names the degree and the year.</p>
<h2>NAAC A++</h2>
<p>The National Assessment and Accreditation Council assesses universities as a whole. Its team visits the university and looks at teaching, research, infrastructure, student support and management, and give a grade. The highest is A++. The grade is for the university. It doesn’t tell you about a single programme or teacher. But it’s the best quick check that a university is well run.</p>
<h2>AICTE Approved</h2>
<p>The All India Council for Technical Education sets norms for technical and management education: the number and training of teachers, lab equipment, and how much of a syllabus is practical. Approval means the university follows these norms.</p>
<h2>How to check, step by step</h2>
<ol>
<li>Open the website of the UGC, NAAC or AICTE. Their addresses end in <em>gov.in</em>. Use our links above or type them yourself.</li>
<li>Find its list of universities or approved institutions and search for the university’s exact name. A similar name is a different university.</li>
<li>Check the session and the programme, if the list shows them.</li>
<li>Compare what you find with the documents below. If anything is different, ask us before you pay.</li>
</ol>
<table>
<thead><tr><th>Document</th><th>What it shows</th><th>How to see it</th></tr></thead>
<tbody>
<tr><td>University Act or gazette notification</td><td>It’s a legally established university</td><td>Ask us for a copy</td></tr>
<tr><td>UGC entitlement letter</td><td>Programmes and sessions</td><td>Ask us for a copy</td></tr>
<tr><td>NAAC grade certificate</td><td>Grade and its validity</td><td>Ask us for a copy</td></tr>
<tr><td>AICTE approval letter</td><td>Fields and intake</td><td>Ask us for a copy</td></tr>
</tbody>
</table>
<h2>What you can do with an online degree</h2>
<h3>Government exams and jobs</h3>
<p>If a notification asks for a degree in any discipline from a recognised university, ours meets it. If it asks for specific subjects or marks, you must meet those too, like any other candidate. Always read the notification for your year. Older ones don’t apply.</p>
<h3>Further study</h3>
<p>You can apply for a master’s or a PhD in India with it, if you have the marks and clear the tests that the university asks for.</p>
<h3>Private employers</h3>
<p>Your certificate doesn’t carry the word <em>online</em> as a lesser kind of degree. If an employer asks, tell them how you studied. Three years of study along with a job look good on your CV.</p>
<h3>Abroad</h3>
<p>Each country, and often each university, decides for itself. Many ask for a verified transcript. We send it in a sealed envelope or by e-mail. Ask the university you have in mind before you join. If their reply isn’t clear, send it to us and we’ll help you understand it.</p>
<h2>Transferring your credits</h2>
<p>Your credits go into your account with the Academic Bank of Credits. If you change universities, you can take them with you within the rules of both. Your certificates go into your digital locker.</p>
<h2>What recognition doesn’t mean</h2>
<p>It doesn’t promise you a job, a salary or admission anywhere, and you still have to work hard. Grades and entitlements also have to be renewed. If one of ours ever changes, we’ll say so on this page the same day, and enrolled students will hear it from us first.</p>
<p>Read more in <a href="/blog/ugc-recognition-explained">our article on UGC recognition</a>.</p>`.trim(),
  sections: ['accreditations', 'content', 'faqs', 'get_in_touch'],
});
