/** Google Docs puts a nested list beside its item; it belongs inside. */
export function nestStrayLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
  }
}

/** A page's own title is its h1: headings pasted from one that has some move down by one, to h4 at the deepest. */
export function shiftHeadings(body: HTMLElement): void {
  const hasTitle = body.querySelector('h1, .MsoTitle') !== null;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')) {
    const level = heading.classList.contains('MsoTitle') ? 1 : Number(heading.tagName.slice(1));
    rename(heading, `h${Math.min(4, level + (hasTitle ? 1 : 0))}`);
  }
}

/** Word and Google Docs know no header cells: a first row that is all bold is one. */
export function markHeaderRows(body: HTMLElement): void {
  for (const row of body.querySelectorAll('table tr:first-child')) {
    const cells = [...row.children];
    const first = row.closest('table')?.querySelector('tr');
    if (first !== row || cells.length === 0 || !cells.every(isBold)) continue;
    for (const cell of cells) {
      for (const bold of cell.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
      rename(cell, 'th');
    }
  }
}

/** Links copied out of Google's applications lead through google.com; links to places inside a document lead nowhere. */
export function removeLinkRedirects(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a')) {
    const href = link.getAttribute('href') ?? '';
    const url = URL.canParse(href) ? new URL(href) : undefined;
    const target = url?.hostname.endsWith('google.com') && url.pathname === '/url' && url.searchParams.get('q');
    if (target) link.setAttribute('href', target);
    else if (!href || /^(#_|file:|about:)/i.test(href)) link.replaceWith(...link.childNodes);
  }
}

function isBold(cell: Element): boolean {
  const bold = [...cell.querySelectorAll('b, strong')].map((one) => one.textContent).join('');
  return bold.trim() !== '' && bold.replace(/\s/g, '') === cell.textContent.replace(/\s/g, '');
}

function rename(element: Element, tag: string): void {
  if (element.tagName.toLowerCase() === tag) return;
  const renamed = document.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
