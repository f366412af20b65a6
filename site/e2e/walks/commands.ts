import { type AsyncCommand, commands, constant, constantFrom, nat, tuple } from 'fast-check';

import { BANNER_FORM, codeFor, fillBannerForm, fillDetails, newPhone, wrongCode } from '../visitor.ts';
import type { Model, Until, Walk } from './walk.ts';

/** An action of a visitor: its condition, its steps, and the expected result. */
function command(
  name: string,
  check: (model: Readonly<Model>) => boolean,
  act: (walk: Walk, model: Model) => Promise<Until | void>,
): AsyncCommand<Model, Walk> {
  return {
    check,
    run: async (model, walk) => {
      walk.done.push(name);
      const { at } = model;
      const until = await act(walk, model).catch(async (error: unknown) => {
        // A stored submission may be sent in between, which changes the step.
        await walk.look(model);
        if (model.at === at) throw error;
      });
      await walk.look(model, until ?? undefined);
    },
    toString: () => name,
  };
}

const FORM_ANSWERS = /Please (enter|select|try)|You’re offline|can’t reach our server|connection is slow/;
const CODE_ANSWERS = /Incorrect OTP|has expired|Too many/;
const SECOND_TRY_MS = 6_000;
const NEXT_CODE_MS = 31_000;
const MINUTE_MS = 60_000;

const asksPhone = ({ at }: Model) => at === 'phone' || at === 'details';
const isFree = ({ at, proved }: Model) => at === 'closed' && !proved;

const open = (which: number) =>
  // Offline and before hydration, the link leads to the browser's error page, which reloads once online.
  command(
    `open ${which}`,
    (model) => isFree(model) && model.online,
    async ({ page }) => {
      const openers = page.locator('[data-enquire]:visible');
      await openers.nth(which % (await openers.count())).click();
      return ({ at }) => at !== 'closed';
    },
  );

const typePhone = (kind: 'new' | 'known' | 'wrong') =>
  command(`type a ${kind} phone`, asksPhone, async ({ dialog, sent }) => {
    const field = dialog.getByLabel('Mobile number');
    // Not asked again if another form had it.
    if (!(await field.isVisible())) return;
    const known = kind === 'known' ? [...sent].at(-1) : undefined;
    await field.fill(kind === 'wrong' ? '5123456789' : (known ?? newPhone()));
  });

const fill = command(
  'fill in the details',
  ({ at }) => at === 'details',
  async ({ dialog }) => {
    if (await dialog.getByLabel('Name', { exact: true }).isVisible()) await fillDetails(dialog);
    else await dialog.getByLabel('Highest qualification').selectOption({ index: 1 });
  },
);

const submit = (how: 'click' | 'dblclick') =>
  command(`submit the form, ${how}`, asksPhone, async (walk, model) => {
    const button = walk.dialog.getByRole('button', { name: /^(Apply Now|Sign Up\/Login)$/ });
    if (!(await button.isEnabled())) return;
    const [{ at }, { lookups }, before] = [model, walk, await walk.kept()];
    await button[how]();
    await walk.look(model, (screen) => screen.at !== at || FORM_ANSWERS.test(screen.text) || walk.lookups > lookups);
    // Another phone replaces the stored submission.
    const after = model.at === 'code' ? model.codePhone : await walk.kept();
    if (before !== undefined && after !== undefined && after !== before) walk.sent.delete(before);
  });

const inline = command(
  'send the banner’s form',
  (model) => isFree(model) && model.inlineForm,
  async ({ page }) => {
    const form = page.getByRole('form', BANNER_FORM);
    await fillBannerForm(form, newPhone());
    await form.getByRole('button', { name: 'Apply Now' }).click();
    return ({ at, toasts }) => at !== 'closed' || toasts.includes('You’re offline');
  },
);

const HOW = ['Enter', 'click', 'dblclick'] as const;

const code = (right: boolean, how: (typeof HOW)[number]) =>
  command(
    `${right ? 'the right' : 'a wrong'} code, ${how}`,
    ({ at }) => at === 'code',
    async (walk, { codePhone }) => {
      const sent = await codeFor(walk.request, codePhone);
      await walk.wait(SECOND_TRY_MS);
      await walk.dialog.getByLabel('OTP').fill(right ? sent : wrongCode(sent));
      if (how === 'Enter') await walk.page.keyboard.press('Enter');
      else await walk.dialog.getByRole('button', { name: 'Verify' })[how]();
      return ({ at, text, toasts }) => at !== 'code' || CODE_ANSWERS.test(text) || toasts.includes('went wrong');
    },
  );

const resend = command(
  'ask for another code',
  ({ at }) => at === 'code',
  async (walk) => {
    await walk.wait(NEXT_CODE_MS);
    const button = walk.dialog.getByRole('button', { name: 'Resend OTP' });
    await button.waitFor();
    await button.click();
  },
);

const call = command(
  'ask for a call',
  ({ at, text }) => at === 'code' && text.includes('Ask for a call'),
  ({ dialog }) => dialog.getByRole('button', { name: 'Ask for a call instead' }).click(),
);

const edit = command(
  'edit the phone',
  ({ at }) => at === 'code',
  async ({ dialog }) => {
    await dialog.getByRole('button', { name: 'Edit' }).click();
    return ({ at }) => at === 'phone';
  },
);

const discard = command(
  'do not send it',
  ({ text }) => text.includes('Don’t send it'),
  async (walk) => {
    const kept = await walk.kept();
    await walk.dialog.getByRole('button', { name: 'Don’t send it' }).click();
    if (kept !== undefined) walk.sent.delete(kept);
  },
);

const close = (how: 'Escape' | 'Close') =>
  command(
    `close by ${how}`,
    ({ at }) => at !== 'closed',
    async ({ page, dialog }) => {
      if (how === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
      return ({ at }) => at === 'closed';
    },
  );

const online = ({ online: connected }: Model) => connected;
const goTo = (path: string) => command(`go to ${path}`, online, async ({ page }) => void (await page.goto(path)));
const back = command('back', online, async ({ page }) => {
  await page.goBack();
  // There is no page yet.
  if (page.url() === 'about:blank') await page.goForward();
});
const forward = command('forward', online, async ({ page }) => void (await page.goForward()));
const reload = command('reload', online, async ({ page }) => void (await page.reload()));

const newTab = command(
  'a second tab',
  (model) => online(model) && model.tabs === 1,
  async (walk) => {
    walk.page = await walk.context.newPage();
    await walk.page.goto('/online-mba');
  },
);
const otherTab = command(
  'the other tab',
  ({ tabs }) => tabs > 1,
  async (walk) => {
    walk.page = walk.context.pages().find((page) => page !== walk.page) ?? walk.page;
    await walk.page.bringToFront();
  },
);

const disconnect = command('offline', online, async ({ context }, model) => {
  await context.setOffline(true);
  model.online = false;
});
const connect = command(
  'online',
  (model) => !online(model),
  async ({ context }, model) => {
    await context.setOffline(false);
    model.online = true;
  },
);
const loseAnswer = command('the next answer is lost', online, async (walk) => walk.loseAnswer());
const pause = command(
  'a minute passes',
  () => true,
  (walk) => walk.wait(MINUTE_MS),
);
const signOut = command(
  'log out',
  (model) => model.proved && model.at === 'closed' && online(model),
  async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
    return ({ verified }) => !verified;
  },
);

const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);

/** The actions of a visitor; the steps of the enquiry are more frequent. */
export const walkCommands = commands(
  [
    nat(30).map(open),
    nat(30).map(open),
    ...often(3, constantFrom('new' as const, 'new' as const, 'known' as const, 'wrong' as const).map(typePhone)),
    ...often(3, constant(fill)),
    ...often(4, constantFrom('click' as const, 'dblclick' as const).map(submit)),
    constant(inline),
    ...often(
      2,
      tuple(constantFrom(true, true, false), constantFrom(...HOW)).map(([right, how]) => code(right, how)),
    ),
    ...[
      resend,
      call,
      edit,
      discard,
      back,
      forward,
      reload,
      newTab,
      otherTab,
      disconnect,
      loseAnswer,
      pause,
      signOut,
    ].map((one) => constant(one)),
    ...often(3, constant(connect)),
    constantFrom('Escape' as const, 'Close' as const).map(close),
    constantFrom('/', '/about', '/online-mba', '/refurl').map(goTo),
  ],
  { maxCommands: 60, size: 'max' },
);
