import { expect, type Page } from 'playwright/test';

/** What a visitor sees of the enquiry in one tab. */
export type Screen = {
  at: 'closed' | 'phone' | 'details' | 'code' | 'success';
  /** A call runs, or a code waits to be sent. */
  busy: boolean;
  /** Controls besides 'Close' that can be used; without a dialog, ways into the enquiry or onwards. */
  controls: number;
  /** What the dialog says, without its toasts, and what these say. */
  text: string;
  toasts: string;
  /** The number that the code was sent to. */
  codePhone: string;
  /** Openers and forms for unverified visitors. */
  leadForms: number;
  /** The page is one of a verified visitor. */
  verified: boolean;
  /** The banner's form is there. */
  inlineForm: boolean;
};

/** What one tab shows once nothing runs in it any more and `until` holds; fails where that never comes. */
export async function settled(page: Page, until: (screen: Screen) => boolean = () => true): Promise<Screen> {
  let last: Screen | null = null;
  await expect(async () => {
    last = await look(page);
    expect(last !== null && !last.busy && until(last), JSON.stringify(last)).toBe(true);
  }).toPass({ timeout: 15_000, intervals: [10, 20, 50, 100] });
  // It was asserted above; the compiler does not follow the closure.
  return last as unknown as Screen;
}

/** What one tab shows now; null while a page is being loaded. */
const look = (page: Page): Promise<Screen | null> =>
  page
    .evaluate((): Screen | null => {
      if (document.readyState === 'loading' || !document.getElementById('root')) return null;
      const shown = (selector: string, within: ParentNode = document) =>
        [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const said = (elements: HTMLElement[]) => elements.map(({ innerText }) => innerText).join('\n');
      // What a button says before the page's code has come.
      const bubbles = () =>
        [...document.querySelectorAll('button')].map(({ validationMessage }) => validationMessage).join('');
      const [dialog] = shown('dialog[open]');
      const has = (name: string) => dialog !== undefined && shown(`[name="${name}"]`, dialog).length > 0;
      const step = () => (has('otp') ? 'code' : has('name') ? 'details' : has('phone') ? 'phone' : 'success');
      // A form that has asked for all but one answer asks for that alone.
      const at = dialog === undefined ? 'closed' : has('qualification') ? 'details' : step();
      const usable = ['input', 'select', 'a[href]', 'button:not([aria-disabled="true"], [aria-label="Close"])'];
      const ways = '[data-enquire], a[href="/admissionportal/"], a[href="/launchpad"]';
      return {
        at,
        busy:
          dialog !== undefined && (shown('[aria-busy="true"]', dialog).length > 0 || /Checking/.test(said([dialog]))),
        controls: dialog
          ? shown(usable.map((one) => `${one}:not([disabled])`).join(), dialog).length
          : shown(ways).length,
        text: dialog ? said(shown(':scope form, :scope p, :scope button', dialog)) : '',
        toasts: said(shown('[role="alert"]')) + bubbles(),
        codePhone: document.getElementById('lead-sent-to')?.textContent.replace(/\D/g, '').slice(-10) ?? '',
        leadForms:
          document.querySelectorAll('[data-enquire], form[aria-labelledby="inline-lead-title"]').length +
          (at === 'phone' || at === 'details' ? 1 : 0),
        verified: document.documentElement.dataset['visitor'] === 'verified',
        inlineForm: shown('form[aria-labelledby="inline-lead-title"]').length > 0,
      };
    })
    // The page was left while it was read.
    .catch(() => null);
