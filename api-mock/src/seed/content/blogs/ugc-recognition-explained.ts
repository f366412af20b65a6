import { picture } from '../pictures.ts';
import { post } from './post.ts';

export const ugcRecognitionExplained = post({
  slug: 'ugc-recognition-explained',
  title: 'UGC recognition explained, for parents and other sceptics',
  summary:
    'What an entitlement is, what an online degree is equal to, and the four questions that unmask a university which only sounds like one.',
  author: 'Dr Feroz Contractor, registrar',
  date: '2025-03-17',
  image: picture('post-seal'),
  alt_image_name: 'A seal drawn as a twelve-pointed star',
  program: 'online-bcom',
  content: `
<p>Every July a father calls me who has been told by his brother-in-law that online degrees are worthless. I like these calls. He has asked the right question, and he deserves an answer that he can check without trusting me.</p>
<h2>Who may give a degree</h2>
<p>In India nobody may call a paper a degree because he has printed it. The right belongs to universities set up by an act of Parliament or of a state, to institutions deemed to be universities, and to those that Parliament has named besides. The University Grants Commission watches over it. An academy, an institute or a company, however large its building, cannot award a degree of its own.</p>
<p>So the first question is always: which university stands on the certificate? Not who advertises, who runs the app or who collects the fee.</p>
<h2>Who may teach online</h2>
<p>To award a degree is one thing, to teach for it over the internet another. For that a university needs a further permission, the entitlement. It is not given once and for all. It names programmes, and it names the academic sessions for which it holds.</p>
<p>That leads to the second question: is this programme entitled in the session in which my daughter would join? A university may be entitled for commerce and not for law, or may have been last year.</p>
<h2>What it is equal to</h2>
<p>Under the Commission’s regulations a degree obtained online from an entitled university is treated on a par with the same degree obtained in a classroom. Ministries, public services and universities go by that. A bank that asks for a graduate gets a graduate.</p>
<p>Equal does not mean identical in every respect. Where a job requires a particular subject, a particular percentage or a practical training, the degree has to contain it, however it was taught. Programmes that cannot be learnt without a ward, a court or a kiln are not offered online at all, and you should walk away from anyone who offers them.</p>
<h2>What the other badges add</h2>
<ul>
<li><strong>NAAC</strong> has looked at the university as a whole and given a grade. It answers the question whether the house is in order.</li>
<li><strong>AICTE</strong> approves technical and management education. It answers the question whether a programme in these fields meets the norms.</li>
</ul>
<p>Neither of them replaces the entitlement. A university may have a splendid grade and no permission to teach your subject online.</p>
<h2>Four questions to put to anyone, us included</h2>
<ol>
<li>What is the full name of the university on the certificate? Write it down letter by letter.</li>
<li>In which document does the entitlement for this programme and this session stand? May I see a copy today?</li>
<li>Into whose account is the fee paid? It must be the university’s.</li>
<li>Who conducts the examinations, and in which months? A vague answer is an answer.</li>
</ol>
<p>An honest office answers all four in one call. If you hear that the form is still on its way but the seat has to be paid for tonight, put the telephone down.</p>
<h2>How to check it yourself</h2>
<p>Open the site of the Commission and look up the list of universities that may teach online. Search for the name you have written down. Then do the same with the session and the programme. It takes ten minutes, most of them spent waiting for the page. Our own documents are listed under <a href="/recognition">Recognition</a>, and copies are sent to everyone who asks, whether or not they mean to apply.</p>
<h2>The brother-in-law</h2>
<p>He is not entirely wrong. There was a time when lessons by post were poorly supervised, and some papers from that time deserved their name. Rules have since become strict, not least because of it. Examinations are proctored, credits are deposited in a national account, and universities that fall short lose their entitlement.</p>
<p>What no body can certify is the effort. I have signed certificates for people who will be the best clerk, teacher or analyst their office ever had, and for some who merely got through. Recognition opens the door for all of them. What happens behind it is a matter between the learner and the work, and I would not have it otherwise.</p>`.trim(),
});
