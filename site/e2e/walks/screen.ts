import { expect, type Page } from 'playwright/test';

/** The enquiry as shown in a tab. */
export type Screen = {
  at: 'closed' | 'phone' | 'details' | 'code' | 'success';
  /** A call is running, or a code is waiting. */
  busy: boolean;
  /** Enabled controls except 'Close'; without a dialog, openers and links. */
  controls: number;
  /** Texts of the dialog and of the toasts. */
  text: string;
  toasts: string;
  /** The number that the code was sent to. */
  codePhone: string;
  /** Openers and forms for unverified visitors. */
  leadForms: number;
  /** The page is shown as for a verified visitor. */
  verified: boolean;
  /** The banner's form is there. */
  inlineForm: boolean;
};

/** Waits until a tab is idle and `until` holds. */
export async function settled(page: Page, until: (screen: Screen) => boolean = () => true): Promise<Screen> {
  let last: Screen | null = null;
  await expect(async () => {
    last = await look(page);
    expect(last !== null && !last.busy && until(last), JSON.stringify(last)).toBe(true);
  }).toPass({ timeout: 15_000, intervals: [10, 20, 50, 100] });
  // Asserted above; the compiler does not see it.
  return last as unknown as Screen;
}

/** The current state of a tab; null while a page is loading. */
const look = (page: Page): Promise<Screen | null> =>
  page
    .evaluate((): Screen | null => {
      if (document.readyState === 'loading' || !document.getElementById('root')) return null;
      const shown = (selector: string, within: ParentNode = document) =>
        [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const textOf = (elements: HTMLElement[]) => elements.map(({ innerText }) => innerText).join('\n');
      // The message of a button before hydration.
      const bubbles = () =>
        [...document.querySelectorAll('button')].map(({ validationMessage }) => validationMessage).join('');
      const [dialog] = shown('dialog[open]');
      const has = (name: string) => dialog !== undefined && shown(`[name="${name}"]`, dialog).length > 0;
      const step = () => (has('otp') ? 'code' : has('name') ? 'details' : has('phone') ? 'phone' : 'success');
      // Only the missing field is asked.
      const at = dialog === undefined ? 'closed' : has('qualification') ? 'details' : step();
      const usable = ['input', 'select', 'a[href]', 'button:not([aria-disabled="true"], [aria-label="Close"])'];
      const ways = '[data-enquire], a[href="/admissionportal/"], a[href="/launchpad"]';
      return {
        at,
        busy:
          dialog !== undefined && (shown('[aria-busy="true"]', dialog).length > 0 || /Checking/.test(textOf([dialog]))),
        controls: dialog
          ? shown(usable.map((one) => `${one}:not([disabled])`).join(), dialog).length
          : shown(ways).length,
        text: dialog ? textOf(shown(':scope form, :scope p, :scope button', dialog)) : '',
        toasts: textOf(shown('[role="alert"]')) + bubbles(),
        codePhone: document.getElementById('lead-sent-to')?.textContent.replace(/\D/g, '').slice(-10) ?? '',
        leadForms:
          document.querySelectorAll('[data-enquire], form[aria-labelledby="inline-lead-title"]').length +
          (at === 'phone' || at === 'details' ? 1 : 0),
        verified: document.documentElement.dataset['visitor'] === 'verified',
        inlineForm: shown('form[aria-labelledby="inline-lead-title"]').length > 0,
      };
    })
    // The page was left in between.
    .catch(() => null);
