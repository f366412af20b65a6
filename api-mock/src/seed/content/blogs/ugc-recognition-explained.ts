import { picture, pictures } from '../pictures.ts';
import { post } from './post.ts';

export const ugcRecognitionExplained = post({
  slug: 'ugc-recognition-explained',
  title: 'UGC recognition explained, for you and your parents',
  summary:
    'What UGC entitlement is, what an online degree is equal to, and four questions to tell a real university from a fake one.',
  author: 'Dr Feroz Contractor, registrar',
  date: '2025-03-17',
  image: picture('post-seal'),
  alt_image_name: pictures['post-seal'],
  program: 'online-bcom',
  content: `
<p>Every July a father calls me because his brother-in-law has told him that online degrees are worthless. I like these calls. He’s asking the right question, and he should get an answer that he can check himself.</p>
<h2>Who can give a degree</h2>
<p>In India, only some institutions can award degrees: universities set up by an act of Parliament or of a state, deemed universities, and others that Parliament has named. The University Grants Commission (UGC) regulates them. An academy, an institute or a company can’t award its own degree, however big it is.</p>
<p>So first ask: which university’s name is on the certificate? It doesn’t matter who advertises, who runs the app or who collects the fee.</p>
<h2>Who can teach online</h2>
<p>To teach a degree online, a university needs one more permission: the entitlement. It’s only for certain programmes and certain academic sessions, and the document names them.</p>
<p>So next ask: is this programme entitled in the session when my daughter will join? A university can be entitled for commerce but not for law, or only for last year.</p>
<h2>What it is equal to</h2>
<p>Under UGC regulations, an online degree from an entitled university is equal to the same degree from a classroom. Ministries, public services and universities follow this. If a bank asks for a graduate, you’re a graduate.</p>
<p>Equal doesn’t mean the same in every way. If a job needs a certain subject, a certain percentage or practical training, your degree must have it, online or not. You can’t study a programme online if you have to learn it in a hospital ward, a court or a kiln. Don’t trust anyone who offers one.</p>
<h2>What the other badges add</h2>
<ul>
<li><strong>NAAC</strong> checks the whole university and gives it a grade. It tells you if the university is well run.</li>
<li><strong>AICTE</strong> approves technical and management education. It tells you if a programme in these fields meets the norms.</li>
</ul>
<p>Neither of them replaces the entitlement. A university can have an excellent grade and no permission to teach your subject online.</p>
<h2>Four questions to ask any university, including us</h2>
<ol>
<li>What is the full name of the university on the certificate? Write it down letter by letter.</li>
<li>Which document shows the entitlement for this programme and this session? Can I see a copy today?</li>
<li>Whose account do I pay the fee into? It must be the university’s.</li>
<li>Who conducts the exams, and in which months? If the answer is vague, be careful.</li>
</ol>
<p>An honest university answers all four in one call. If they say that the form is still on its way but you have to pay for the seat tonight, hang up.</p>
<h2>How to check it yourself</h2>
<p>Open <a href="https://deb.ugc.ac.in/">the website of UGC’s Distance Education Bureau</a> and find the list of universities that can teach online. Search for the name you wrote down. Then check the session and the programme. It takes ten minutes. You’ll find our own documents under <a href="/recognition">Recognition</a>. We send copies to anyone who asks, even if you don’t plan to apply.</p>
<h2>The brother-in-law</h2>
<p>He’s not completely wrong. Years ago, correspondence courses were poorly supervised, and some of those degrees really were worthless. That’s one reason the rules are strict now. Exams are proctored, your credits go into a national account, and universities that don’t meet the rules lose their entitlement.</p>
<p>No recognition can replace your own effort. I’ve signed certificates for students who’ll be the best clerk, teacher or analyst their office ever had, and for some who only just passed. Recognition gets all of them the interview. After that, it depends on your work, and I think that’s right.</p>`.trim(),
});
