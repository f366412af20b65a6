import { page } from './page.ts';

export const recognition = page({
  slug: 'recognition',
  title: 'Recognition of our degrees',
  short_title: 'Recognition',
  summary:
    'What UGC entitlement, the NAAC grade and AICTE approval mean, what they do not mean, and how to check them yourself.',
  content: `
<p>Recognition is the first thing a parent asks about and the last thing a brochure explains. Here is what our three badges say, in the order in which they matter to you.</p>
<h2>UGC Entitled</h2>
<p>In India the University Grants Commission decides which universities may award degrees and which of them may teach for a degree online. A university that may do so is called <em>entitled</em>. The entitlement is given to a university for named programmes and for named academic sessions, so the useful question is not whether a university is entitled in general, but whether it is entitled for your programme in the session in which you join.</p>
<p>Under the Commission’s regulations a degree earned online from an entitled university is treated as equal to the corresponding degree earned in a classroom. The certificate of Meridian University names the degree and the year.</p>
<h2>NAAC A++</h2>
<p>The National Assessment and Accreditation Council examines universities as institutions. Visitors look at teaching, research, infrastructure, the support of learners and the way decisions are taken, and give a grade on a scale that ends at A++. The grade is the university’s; it says nothing about a single programme or teacher. It is nevertheless the best short answer to the question whether a place is soundly run.</p>
<h2>AICTE Approved</h2>
<p>The All India Council for Technical Education sets norms for technical and management education: the number and training of teachers, what laboratories must hold, how much of a syllabus is practice. Approval means that the university keeps to these norms.</p>
<h2>How to check, step by step</h2>
<ol>
<li>Open the web site of the body itself. Its addresses end in <em>gov.in</em>; we link to them above, and you may just as well type them.</li>
<li>Look for its list of universities or of approved institutions. Search for the name of the university, letter by letter. A name that merely resembles it is another university.</li>
<li>Check the session and the programme, where the list gives them.</li>
<li>Compare what you found with the documents below. If anything differs, ask us before you pay.</li>
</ol>
<table>
<thead><tr><th>Document</th><th>What it shows</th><th>How to see it</th></tr></thead>
<tbody>
<tr><td>Act or notification of the university</td><td>That it is a university at all</td><td>On request, as a copy</td></tr>
<tr><td>Entitlement to teach online</td><td>Programmes and sessions</td><td>On request, as a copy</td></tr>
<tr><td>Certificate of the NAAC grade</td><td>Grade and its period</td><td>On request, as a copy</td></tr>
<tr><td>Letter of approval</td><td>Fields and intake</td><td>On request, as a copy</td></tr>
</tbody>
</table>
<h2>What an online degree is good for</h2>
<h3>Government examinations and posts</h3>
<p>Where a notification asks for a degree in any discipline from a recognised university, ours meets the requirement. Where it asks for particular subjects or marks, the mark sheet decides, as it does for everyone. Read the notification of your year; it is the only text that counts.</p>
<h3>Further study</h3>
<p>You may apply for a master’s or a doctoral programme in India with it, subject to the marks and tests that the university in question requires.</p>
<h3>Private employers</h3>
<p>The certificate does not carry the word <em>online</em> as a lesser kind. Should an employer ask, say how you studied; three years of study beside a job recommend a person rather well.</p>
<h3>Abroad</h3>
<p>Each country, and often each university, decides for itself. Many ask for a verification of the transcript, which we send sealed or electronically. Ask the institution you have in mind before you join, and send us its answer if it is unclear; we have read many of them.</p>
<h2>Credits that travel</h2>
<p>Credits you earn are deposited in your account with the Academic Bank of Credits. You can take them with you if you change universities within the rules of both, and your certificates are placed in your digital locker.</p>
<h2>What recognition does not do</h2>
<p>It does not promise a job, a salary or admission anywhere. It does not make a weak effort strong. And it does not last by itself: grades and entitlements are renewed, and should one of ours ever change, this page will say so on the same day, and learners on the rolls will hear it from us first.</p>
<p>More on this can be read in <a href="/blog/ugc-recognition-explained">our article on UGC recognition</a>.</p>`.trim(),
  sections: ['accreditations', 'content', 'faqs', 'get_in_touch'],
});
