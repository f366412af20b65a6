import { type APIRequestContext, type BrowserContext, expect, type Page, type Request } from 'playwright/test';

import { leadsOf } from './leads-of.ts';
import { type Screen, settled } from './screen.ts';

/** The invariants of a walk. */
export const FAULTS = ['dead end', 'page error', 'lost', 'duplicate', 'form for others'] as const;

/** A violated invariant. */
export class Fault extends Error {
  readonly kind: (typeof FAULTS)[number];

  constructor(kind: (typeof FAULTS)[number], message: string) {
    super(`${kind}: ${message}`);
    this.kind = kind;
  }
}

/** The model of the visitor, for the conditions of the commands. */
export type Model = Screen & {
  online: boolean;
  /** Verified, according to the cookie. */
  proved: boolean;
  tabs: number;
};

/** The expected page. */
export type Until = (screen: Screen) => boolean;

/** A visitor in a browser with one or two tabs, and the invariants after every action. */
export class Walk {
  readonly done: string[] = [];
  /** Phones with a submission that was not discarded or corrected. */
  readonly sent = new Set<string>();
  readonly context: BrowserContext;
  /** Has no cookies of the visitor. */
  readonly request: APIRequestContext;
  page: Page;
  /** The number of answered lookups. */
  lookups = 0;
  #losing = 0;
  readonly #errors: string[] = [];

  private constructor(context: BrowserContext, page: Page, request: APIRequestContext) {
    this.context = context;
    this.page = page;
    this.request = request;
  }

  static async begin(context: BrowserContext, request: APIRequestContext): Promise<{ walk: Walk; model: Model }> {
    context.setDefaultTimeout(15_000);
    await context.clock.install();
    const walk = new Walk(context, await context.newPage(), request);
    context.on('weberror', (error) => walk.#errors.push(`${error.error().message} at ${error.page()?.url() ?? ''}`));
    context.on('request', (one) => isSubmission(one) && walk.sent.add(phoneIn(one)));
    context.on('response', (answer) => void (answer.url().includes('/getLeadByMobile/') && (walk.lookups += 1)));
    await context.route(isSubmissionUrl, async (route) => {
      if (walk.#losing === 0 || !isSubmission(route.request())) return route.fallback();
      walk.#losing -= 1;
      await route.fetch().catch(() => undefined);
      await route.abort().catch(() => undefined);
    });
    await walk.page.goto('/');
    await walk.page.goto('/online-ma');
    const model: Model = { ...(await settled(walk.page)), online: true, proved: false, tabs: 1 };
    return { walk, model };
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  /** The response to the next submission is lost. */
  loseAnswer(): void {
    this.#losing = 1;
  }

  /** Advances the clocks of browser and server. */
  async wait(ms: number): Promise<void> {
    await this.request.post('/api/mock/clock', { data: { advanceMs: ms } });
    await this.context.clock.fastForward(ms);
  }

  /** The phone of the stored submission. */
  async kept(): Promise<string | undefined> {
    const stored = await this.page.evaluate(() => localStorage.getItem('unsent_enquiry'));
    return stored === null ? undefined : (JSON.parse(stored) as { values: { phone: string } }).values.phone;
  }

  /** Checks the invariants after a command, and updates the model. */
  async look(model: Model, until?: Until): Promise<void> {
    const screen = await settled(this.page, until).catch((error: unknown) => {
      throw new Fault('dead end', `${this.page.url()} ${String(error).slice(0, 1_500)}`);
    });
    if (screen.at === 'success' ? screen.text === '' : screen.controls === 0)
      throw new Fault('dead end', `nothing can be used: ${JSON.stringify(screen)}`);
    if (this.#errors.length > 0) throw new Fault('page error', this.#errors.join('\n'));
    Object.assign(model, screen);
    model.proved = await this.#isProved();
    model.tabs = this.context.pages().length;
    if (!model.proved || !model.online) return;
    for (const page of this.context.pages())
      await settled(page, ({ verified, leadForms }) => verified && leadForms === 0).catch(async (error: unknown) => {
        // The page is updated before the response has removed the cookie.
        if (await this.#isProved())
          throw new Fault('form for others', `${page.url()} ${String(error).slice(0, 1_500)}`);
        model.proved = false;
      });
    Object.assign(model, await settled(this.page));
  }

  async #isProved(): Promise<boolean> {
    return (await this.context.cookies()).some(({ name }) => name === 'isUserVerified');
  }

  /** At the end every submission is exactly one lead. */
  async end(model: Model): Promise<void> {
    this.#losing = 0;
    await this.context.setOffline(false);
    model.online = true;
    await this.look(model);
    for (const phone of this.sent) {
      const leads = () => leadsOf(this.request, phone);
      if ((await leads()) === 0) {
        // Sent after the visitor has signed out.
        if (model.proved && (await this.kept()) === phone) continue;
        await this.context.clock.fastForward('05:01');
        await expect
          .poll(leads)
          .toBeGreaterThan(0)
          .catch(() => undefined);
      }
      const count = await leads();
      if (count !== 1) throw new Fault(count === 0 ? 'lost' : 'duplicate', `${phone} was sent and is ${count} leads`);
    }
    await this.look(model);
  }
}

const isSubmissionUrl = (url: URL) => url.pathname === '/api/leads';
const isSubmission = (request: Request) => request.method() === 'POST' && isSubmissionUrl(new URL(request.url()));
const phoneIn = (request: Request) => (request.postDataJSON() as { phone: string }).phone;
