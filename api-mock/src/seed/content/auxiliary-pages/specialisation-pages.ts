import { auxiliaryPage } from './auxiliary-page.ts';

export const readingList = auxiliaryPage({
  below: 'online-ma/english',
  slug: 'reading-list',
  title: 'Reading list of the MA in English',
  alt_bg_image_name: 'A shelf of books drawn as a row of narrow lattices',
  link1: '/online-ma/english',
  icon1: 'book',
  link1_title: 'The MA in English',
  content: `
<p>Nobody has to read all of this before the first class. Choose three titles that you have been meaning to read, and begin with the shortest. What is set for examination is named in the plan of each paper; this is the wider shelf around it.</p>
<h2>First semester: beginnings</h2>
<ul>
<li>Geoffrey Chaucer, <em>The Nun’s Priest’s Tale</em>. Read it aloud; the spelling frightens only the eye.</li>
<li>Christopher Marlowe, <em>Doctor Faustus</em></li>
<li>John Donne, ten of the <em>Songs and Sonnets</em></li>
<li>Aphra Behn, <em>Oroonoko</em></li>
<li>Daniel Defoe, <em>Moll Flanders</em></li>
</ul>
<h2>Second semester: the long century</h2>
<ul>
<li>William Wordsworth and Samuel Taylor Coleridge, <em>Lyrical Ballads</em>, with the preface</li>
<li>Emily Brontë, <em>Wuthering Heights</em></li>
<li>Charles Dickens, <em>Great Expectations</em></li>
<li>Toru Dutt, <em>Ancient Ballads and Legends of Hindustan</em></li>
<li>Raja Rao, <em>Kanthapura</em></li>
<li>Bharata, <em>Natyashastra</em>, the sixth chapter in translation</li>
</ul>
<h2>Third semester: breaking and making</h2>
<ul>
<li>James Joyce, <em>Dubliners</em>, and of it “The Dead” twice</li>
<li>T. S. Eliot, <em>The Waste Land</em>, after you have heard it read</li>
<li>Zora Neale Hurston, <em>Their Eyes Were Watching God</em></li>
<li>Ralph Ellison, <em>Invisible Man</em></li>
<li>Terry Eagleton, <em>Literary Theory: An Introduction</em>, for the plane; the primary texts for the desk</li>
</ul>
<h2>Fourth semester: language and teaching</h2>
<ul>
<li>David Crystal, <em>The Stories of English</em></li>
<li>Braj B. Kachru, <em>The Indianization of English</em></li>
<li>Penny Ur, <em>A Course in English Language Teaching</em></li>
</ul>
<h2>Where to find them</h2>
<p>Everything written before about 1930 is on the platform as an e-book, with notes. Newer titles are lent by the digital library, fourteen days at a time. Second-hand copies change hands in the programme’s room on the forum.</p>
<h2>How to read so much</h2>
<p>Keep a page for each book: what happens, one sentence to remember, one question. Forty pages an evening is a novel a week. Poems want less time and more returns.</p>`.trim(),
  related: ['online-ma', 'online-ma/mass-communication', 'french-language'],
  disclaimer:
    '<p>The list is revised every May. A title that has been dropped stays in the library for those who began with it.</p>',
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
<p>You can pass every practical paper with a phone that is four years old. Good sound, steady hands and a question worth asking matter more than a lens. If you wish to add something, do it in this order.</p>
<h2>In which order to buy</h2>
<ol>
<li><strong>A clip-on microphone</strong> with the plug of your phone. Listeners forgive a poor picture; they never forgive poor sound.</li>
<li><strong>A small tripod</strong>, or a bag of rice.</li>
<li><strong>Closed headphones</strong>, for editing.</li>
<li><strong>A reflector</strong>: white cardboard, half a metre square.</li>
</ol>
<h2>Software</h2>
<table>
<thead><tr><th>For</th><th>We teach with</th><th>It runs on</th></tr></thead>
<tbody>
<tr><td>Sound</td><td>Audacity</td><td>Windows, macOS, Linux</td></tr>
<tr><td>Film</td><td>Kdenlive; any editor of your phone for short pieces</td><td>Windows, macOS, Linux</td></tr>
<tr><td>Photographs</td><td>GIMP</td><td>Windows, macOS, Linux</td></tr>
<tr><td>Layout</td><td>Scribus</td><td>Windows, macOS, Linux</td></tr>
</tbody>
</table>
<p>All four are free. If your employer gives you others, use them; marks are given for the piece and not for the tool.</p>
<h2>Borrowing</h2>
<p>Three field kits with a recorder, two microphones and a lamp can be borrowed by courier for ten days. Reserve them on the platform; the semester of the radio paper is usually booked by its second week.</p>
<h2>Before you press record</h2>
<p>Ask, and record the answer. Say what the recording is for and where it will be heard. With children, ask a parent as well. A person may withdraw a statement until the piece is published, and you will find that those who know this say more.</p>`.trim(),
  related: ['online-ma', 'online-ma/english', 'full-stack-development'],
});
