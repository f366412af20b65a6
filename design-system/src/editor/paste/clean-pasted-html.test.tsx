import { expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import * as samples from './samples.ts';

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

test('a page: no looks, no handlers, no script', () => {
  expect(cleaned(samples.fromWebPage)).toBe(
    '<h2>Fees</h2><p>Paid <b>yearly</b> <a href="javascript:z()">here</a> or in parts</p><h3>Plans</h3><ol start="3"><li>Lumpsum</li></ol>',
  );
});

test('a list of Word that changes its kind becomes two, and one that starts deep stands by itself', () => {
  const line = (level: number, sign: string, text: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign} </span>${text}</p>`;
  expect(cleaned(line(1, '·', 'A') + line(1, '1.', 'B') + line(2, 'a)', 'C') + line(2, 'b)', 'D'))).toBe(
    '<ul><li>A</li></ul><ol><li>B<ol><li>C</li><li>D</li></ol></li></ol>',
  );
  expect(cleaned(line(2, '·', 'A') + line(1, '·', 'B'))).toBe('<ul><li>A</li></ul><ul><li>B</li></ul>');
});

test('headings without a title stay where they are, deep ones come up to the deepest there is', () => {
  expect(cleaned('<h2>A</h2><h3>B</h3><h6>C</h6>')).toBe('<h2>A</h2><h3>B</h3><h4>C</h4>');
});

test('preformatted text keeps its spaces', () => {
  expect(cleaned('<pre><code>a  b\nc</code></pre>')).toBe('<pre><code>a  b\nc</code></pre>');
});

test('what was cut in an editor of this kind is left as it is', () => {
  const own = '<p data-pm-slice="1 1 []">Kept  as it is</p>';
  expect(cleanPastedHtml(own)).toBe(own);
});

test('a space that stands between emphasised words is kept', () => {
  expect(cleaned('<p><span style="font-weight:700">Total</span><span> </span><span>fee</span></p>')).toBe(
    '<p><strong>Total</strong> fee</p>',
  );
});
