import { array, assert, configureGlobal, constant, constantFrom, letrec, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { directAddress } from '../../components/actions/Link/direct-address.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import * as samples from '../testing/samples.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
configureGlobal({ seed: 1 });

/** Without the line breaks of the source, which mean nothing between blocks. */
const cleaned = (html: string) =>
  cleanPastedHtml(html).replace(/>\s+<(?=\/?(?:p|h\d|ul|ol|li|div|table|tbody|t[rdh])\b)/g, '><');

test('a document of Word: headings one step down, lists from its paragraphs, a header row, no leftovers', () => {
  expect(cleaned(samples.fromWord)).toBe(
    [
      '<h2>Fees and instalments</h2>',
      '<h2>What the total includes</h2>',
      '<p>The fee is paid <b>before each</b> term <i>or at once</i>. See <a href="https://www.ugc.gov.in/">the commission</a>.</p>',
      '<ul><li>Registration, ₹1,100<ul><li>paid once</li></ul></li><li>Examinations</li></ul>',
      '<p>Then:</p>',
      '<ol start="3"><li>Pay the fee</li><li>Keep the receipt</li></ol>',
      '<table><tbody><tr><th><p>Plan</p></th><th><p>Amount</p></th></tr>',
      '<tr><td><p>Lumpsum</p></td><td><p>₹32,848</p></td></tr></tbody></table>',
    ].join(''),
  );
});

test('a document of Google Docs: styles made tags, nested lists inside their items, links to where they lead', () => {
  expect(cleaned(samples.fromGoogleDocs)).toBe(
    [
      '<h2>Is the degree recognised?</h2>',
      '<p>Yes. It is <strong>equal to one earned on campus</strong><em> (see </em><a href="https://www.ugc.gov.in/notices">the notice</a><em>)</em>.</p>',
      '<ul><li><p>Government posts</p><ul><li><p>of the States too</p></li></ul></li><li><p><s>Further</s> study</p></li></ul>',
      '<div><table><tbody><tr><th><p>Plan</p></th><th><p>Amount</p></th></tr>',
      '<tr><td><p>Lumpsum</p></td><td><p>₹32,848</p></td></tr></tbody></table></div>',
    ].join(''),
  );
});

test('cells of a spreadsheet', () => {
  expect(cleaned(samples.fromExcel)).toBe(
    '<table><tbody><tr><td>Plan</td><td>Amount</td></tr><tr><td>Lumpsum</td><td>₹32,848</td></tr></tbody></table>',
  );
});

test('a page: no styles, no handlers, no script', () => {
  expect(cleaned(samples.fromWebPage)).toBe(
    '<h2>Fees</h2><p>Paid <b>yearly</b> <a href="javascript:z()">here</a> or in parts</p><h3>Plans</h3><ol start="3"><li>Lumpsum</li></ol>',
  );
});

test('a list of Word that changes its kind becomes two, and one that starts deep is separate', () => {
  const line = (level: number, sign: string, text: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign} </span>${text}</p>`;
  expect(cleaned(line(1, '·', 'A') + line(1, '1.', 'B') + line(2, 'a)', 'C') + line(2, 'b)', 'D'))).toBe(
    '<ul><li>A</li></ul><ol><li>B<ol><li>C</li><li>D</li></ol></li></ol>',
  );
  expect(cleaned(line(2, '·', 'A') + line(1, '·', 'B'))).toBe('<ul><li>A</li></ul><ul><li>B</li></ul>');
});

test('headings without a title stay in place, deep ones get the deepest allowed level', () => {
  expect(cleaned('<h2>A</h2><h3>B</h3><h6>C</h6>')).toBe('<h2>A</h2><h3>B</h3><h4>C</h4>');
});

test('preformatted text keeps its spaces', () => {
  expect(cleaned('<pre><code>a  b\nc</code></pre>')).toBe('<pre><code>a  b\nc</code></pre>');
});

test('content cut in this editor is unchanged', () => {
  const own = '<p data-pm-slice="1 1 []">Kept  as it is</p>';
  expect(cleanPastedHtml(own)).toBe(own);
});

test('a space between emphasised words is kept', () => {
  expect(cleaned('<p><span style="font-weight:700">Total</span><span> </span><span>fee</span></p>')).toBe(
    '<p><strong>Total</strong> fee</p>',
  );
});

test.each<[from: string, pasted: string, cleaned: string]>([
  [
    'Word with numbered headings',
    samples.fromWordWithNumberedHeadings,
    '<h2>1 Who may apply</h2><p>Graduates of any subject.</p><h3>1.1 Documents</h3><ol><li>Mark sheets</li></ol>',
  ],
  [
    'Word for the web',
    samples.fromWordForTheWeb,
    '<div><h2>Fees and instalments </h2></div><div><p><strong>12 MG Road</strong> <br>Sector 5 </p></div>' +
      '<ul><li><p>Registration </p><ul><li><p>paid once</p></li></ul></li><li><p>Examinations</p></li></ul>' +
      '<div><div><table><tbody><tr><th><div><div><p>Plan</p></div></div></th></tr>' +
      '<tr><td><div><div><p>Lumpsum</p></div><div><p>at once</p></div></div></td></tr></tbody></table></div></div>',
  ],
  [
    'Outlook',
    samples.fromOutlook,
    '<div><p>Meridian Online<br>12 MG Road<br>Sector 5</p>' +
      '<p>See <a href="https://www.ugc.gov.in/notices?year=2027">the notice</a> or https://www.ugc.gov.in/notices?year=2027.</p></div>',
  ],
  [
    'Outlook on the web',
    samples.fromOutlookOnTheWeb,
    '<p>12 MG Road<br>Sector 5</p><p>Write to <a href="mailto:help@example.test">the desk</a></p>',
  ],
  [
    'Gmail',
    samples.fromGmail,
    '<div><p>Dear colleague,</p><p>The fee is <b>₹32,848</b>.</p><p>12 MG Road<br>Sector 5</p>' +
      '<p><a href="https://www.ugc.gov.in/">the commission</a> 🎉</p><blockquote><p>Quoted</p><p>words</p></blockquote></div>',
  ],
  [
    'Google Sheets',
    samples.fromGoogleSheets,
    '<table><tbody><tr><th>Centre</th><th>Address</th></tr><tr><td>Gurugram</td><td>12 MG Road<br>Sector 5</td></tr></tbody></table>',
  ],
  [
    'a page in Chrome',
    samples.fromChrome,
    '<h2>Contact</h2><p>12 MG Road<br>Sector 5</p><div><p>Hours</p><p>Monday to Friday</p><p>9:30 to 17:30</p></div>' +
      '<div><p>Phone</p><p>1800 000 000</p></div>Then call <a href="https://example.test/desk">the desk</a>',
  ],
  [
    'WhatsApp',
    samples.fromWhatsApp,
    '<div><p>Classes start on Monday<br>Bring your ID 🙏🏽</p></div><p><strong>12 MG Road</strong></p>',
  ],
])('%s: every line and block stays one', (_from, pasted, expected) => {
  expect(cleaned(pasted)).toBe(expected);
});

test('a link wrapped by a service leads to its target; without a readable target it is removed', () => {
  const safe = (url: string) =>
    `https://nam12.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C02%7Casha%40example.test`;
  for (const [href, target] of [
    [safe('https://a.test/?b=c&d=%40#e'), 'https://a.test/?b=c&d=%40#e'],
    [safe(`https://www.google.co.in/url?q=${encodeURIComponent('https://a.test/é')}`), 'https://a.test/é'],
    ['https://urldefense.proofpoint.com/v2/url?u=https-3A__a.test_b-2Dc&d=DwMF&r=x', 'https://a.test/b-c'],
    ['https://urldefense.com/v3/__https://a.test/b?c=d__;!!Ab!cD$', 'https://a.test/b?c=d'],
    ['https://a.test/url?q=https://b.test', 'https://a.test/url?q=https://b.test'],
    ['/online-mba#fees', '/online-mba#fees'],
    [safe('javascript:alert(1)'), null],
    ['https://eur01.safelinks.protection.outlook.com/?data=asha%40example.test', null],
  ] as const)
    expect(directAddress(href), href).toBe(target);
  expect(cleaned(`<p>See <a href="${safe('file:///C:/a.docx')}">the form</a></p>`)).toBe('<p>See the form</p>');
});

/** Blocks and inline elements within each other, every word another. */
const anyHtml = () => {
  const word = constant('<w>');
  const { html } = letrec<{ html: string }>((tie) => ({
    html: oneof(
      { depthSize: 'small', withCrossShrink: true },
      word,
      constantFrom('<br>', ' ', '\n'),
      tuple(
        constantFrom(
          ...[
            'div',
            'p',
            'section',
            'address',
            'article',
            'dl',
            'dt',
            'dd',
            'ul',
            'ol',
            'li',
            'h1',
            'h3',
            'blockquote',
          ],
          ...['span', 'b', 'font', 'a href="https://a.test"', 'table', 'span style="display:block"'],
          ...['p style="mso-list:l0 level2 lfo1"', 'h2 style="mso-list:l0 level1 lfo1"', 'li data-aria-level="2"'],
          ...['google-sheets-html-origin', 'o:p', 'figure', 'figcaption', 'header', 'pre'],
        ),
        array(tie('html'), { maxLength: 4 }),
      ).map(([tag, inner]) => {
        const content = tag === 'table' ? `<tr><td>${inner.join('</td><td>')}</td></tr>` : inner.join('');
        return `<${tag}>${content}</${/^[\w:-]+/.exec(tag)?.[0]}>`;
      }),
    ),
  }));
  return array(html, { maxLength: 4 }).map((parts) => {
    let words = 0;
    return parts.join('').replaceAll('<w>', () => `w${(words += 1)}`);
  });
};

test('whatever is pasted, no word is lost and no two that a browser shows apart become one', () => {
  const wordsOf = (html: string) => {
    const box = document.createElement('div');
    box.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    document.body.append(box);
    const words = box.innerText.split(/\s+/).filter(Boolean);
    box.remove();
    return words;
  };
  assert(
    property(anyHtml(), (html) => {
      expect(wordsOf(cleanPastedHtml(html))).toEqual(wordsOf(html));
    }),
    { numRuns: 150 },
  );
});
