import { auxiliaryPage } from './auxiliary-page.ts';

export const readingList = auxiliaryPage({
  below: 'online-ma/english',
  slug: 'reading-list',
  title: 'Reading list for the MA in English',
  alt_bg_image_name: 'A shelf of books drawn as a row of narrow lattices',
  link1: '/online-ma/english',
  icon1: 'book',
  link1_title: 'The MA in English',
  content: `
<p>You don’t have to read all of this before the first class. Choose three books you’ve been meaning to read, and start with the shortest. The plan of each paper names the books for the exam. This list goes further.</p>
<h2>First semester: beginnings</h2>
<ul>
<li>Geoffrey Chaucer, <em>The Nun’s Priest’s Tale</em>. Read it aloud: it’s easier than the spelling looks.</li>
<li>Christopher Marlowe, <em>Doctor Faustus</em></li>
<li>John Donne, ten of the <em>Songs and Sonnets</em></li>
<li>Aphra Behn, <em>Oroonoko</em></li>
<li>Daniel Defoe, <em>Moll Flanders</em></li>
</ul>
<h2>Second semester: from the Romantics to Indian writing</h2>
<ul>
<li>William Wordsworth and Samuel Taylor Coleridge, <em>Lyrical Ballads</em>, with the preface</li>
<li>Emily Brontë, <em>Wuthering Heights</em></li>
<li>Charles Dickens, <em>Great Expectations</em></li>
<li>Toru Dutt, <em>Ancient Ballads and Legends of Hindustan</em></li>
<li>Raja Rao, <em>Kanthapura</em></li>
<li>Bharata, <em>Natyashastra</em>, the sixth chapter in translation</li>
</ul>
<h2>Third semester: modern writing</h2>
<ul>
<li>James Joyce, <em>Dubliners</em>; read “The Dead” twice</li>
<li>T. S. Eliot, <em>The Waste Land</em>, after you’ve heard a reading of it</li>
<li>Zora Neale Hurston, <em>Their Eyes Were Watching God</em></li>
<li>Ralph Ellison, <em>Invisible Man</em></li>
<li>Terry Eagleton, <em>Literary Theory: An Introduction</em>, as background; then study the primary texts</li>
</ul>
<h2>Fourth semester: language and teaching</h2>
<ul>
<li>David Crystal, <em>The Stories of English</em></li>
<li>Braj B. Kachru, <em>The Indianization of English</em></li>
<li>Penny Ur, <em>A Course in English Language Teaching</em></li>
</ul>
<h2>Where to find them</h2>
<p>You get everything written before about 1930 as an ebook on the platform, with notes. You can borrow newer books from the digital library for fourteen days. Students also sell second-hand copies in the programme’s room on the forum.</p>
<h2>How to read so much</h2>
<p>Write one page on each book: what happens, one sentence to remember, one question. If you read forty pages every evening, you finish a novel a week. Poems are short, so read them several times.</p>`.trim(),
  related: ['online-ma', 'online-ma/mass-communication', 'french-language'],
  disclaimer:
    '<p>We revise this list every May. If we drop a book, it stays in the library for students who started with it.</p>',
});

export const equipmentGuide = auxiliaryPage({
  below: 'online-ma/mass-communication',
  slug: 'equipment-guide',
  title: 'Equipment for Mass Communication',
  alt_bg_image_name: 'A microphone drawn as a stack of hexagons',
  link1: '/online-ma/mass-communication',
  icon1: 'book',
  link1_title: 'The MA in Mass Communication',
  content: `
<p>You can pass every practical paper with a four-year-old phone. Good sound, steady hands and a good question matter more than the camera. If you want to buy something, buy it in this order.</p>
<h2>What to buy first</h2>
<ol>
<li><strong>A clip-on microphone</strong> that fits your phone. People accept a poor picture, but not poor sound.</li>
<li><strong>A small tripod</strong>, or a bag of rice.</li>
<li><strong>Closed headphones</strong>, for editing.</li>
<li><strong>A reflector</strong>: white cardboard, half a metre square.</li>
</ol>
<h2>Software</h2>
<table>
<thead><tr><th>For</th><th>We teach with</th><th>It runs on</th></tr></thead>
<tbody>
<tr><td>Sound</td><td>Audacity</td><td>Windows, macOS, Linux</td></tr>
<tr><td>Video</td><td>Kdenlive; any editor on your phone for short videos</td><td>Windows, macOS, Linux</td></tr>
<tr><td>Photos</td><td>GIMP</td><td>Windows, macOS, Linux</td></tr>
<tr><td>Layout</td><td>Scribus</td><td>Windows, macOS, Linux</td></tr>
</tbody>
</table>
<p>All four are free. If your employer gives you other tools, use them. You get marks for your work, not for the tool.</p>
<h2>Borrowing</h2>
<p>You can borrow a field kit with a recorder, two microphones and a lamp for ten days. We have three kits and send them by courier. Reserve one on the platform early: for the radio paper they’re usually all booked by the second week of the semester.</p>
<h2>Before you record</h2>
<p>Ask for permission, and record the answer. Say what the recording is for and where people will hear it. With children, ask a parent too. People can withdraw what they said until you publish. When they know this, they usually tell you more.</p>`.trim(),
  related: ['online-ma', 'online-ma/english', 'full-stack-development'],
});
