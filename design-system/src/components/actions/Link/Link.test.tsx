import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Link } from './Link.tsx';
import { type LinkComponent, LinkProvider } from './LinkProvider.tsx';

test('external: opens a new tab, says so, passes no referrer', async () => {
  mount(
    <Link href="https://portal.example" external>
      Portal
    </Link>,
  );
  const link = page.getByRole('link', { name: 'Portal (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('inner addresses go through the application’s router, others do not', async () => {
  const Routed: LinkComponent = ({ children, ...rest }) => (
    <a data-routed {...rest}>
      {children}
    </a>
  );
  mount(
    <LinkProvider component={Routed}>
      <Link href="/fees">Inner</Link>
      <Link href="https://portal.example">Outer</Link>
      <Link href="//cdn.example">Other host</Link>
      <Link href="#fees">Here</Link>
    </LinkProvider>,
  );
  expect(
    page
      .getByRole('link')
      .elements()
      .filter((link) => 'routed' in link.dataset)
      .map((link) => link.textContent),
  ).toEqual(['Inner']);
});

test('by itself it is large enough for a thumb, and takes no more room than a line', () => {
  const height = (standalone: boolean) => {
    const { container, unmount } = mount(
      <div>
        <Link href="#fees" standalone={standalone}>
          What it includes
        </Link>
      </div>,
    );
    const heights = [container.querySelector('div'), container.querySelector('a')].map(
      (one) => one?.getBoundingClientRect().height ?? 0,
    );
    unmount();
    return heights;
  };
  const [[line], [room, pressed]] = [height(false), height(true)];
  expect(pressed).toBeGreaterThanOrEqual(44);
  expect(room).toBeCloseTo(line ?? 0, 0);
});

test('a standalone link wraps like text, also as an item of a flex row', () => {
  const { container } = mount(
    <div style={{ width: 200 }}>
      <div className="plain">
        <Link href="#fees" standalone>
          Everything that the total of the fees includes, term by term
        </Link>
      </div>
      <div className="row" style={{ display: 'flex' }}>
        <Link href="#fees" standalone>
          Everything that the total of the fees includes, term by term
        </Link>
      </div>
      <div className="text">Everything that the total of the fees includes, term by term</div>
    </div>,
  );
  const height = (name: string) => container.querySelector(`.${name}`)?.getBoundingClientRect().height ?? 0;
  expect(height('text')).toBeGreaterThan(60);
  expect(height('plain')).toBeCloseTo(height('text'), 0);
  expect(height('row')).toBeCloseTo(height('text'), 0);
  expect([...container.querySelectorAll('a')].map((link) => link.scrollWidth > 200)).toEqual([false, false]);
});

test('Enter follows it', async () => {
  onTestFinished(() => history.replaceState(null, '', '#'));
  mount(<Link href="#plan-of-study">Plan of study</Link>);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => location.hash).toBe('#plan-of-study');
});
