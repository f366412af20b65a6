import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { Container } from '../Container/Container.tsx';
import { Fold } from './Fold.tsx';

const five = (
  <Fold label="All five groups">
    <p id="group">Marketing</p>
  </Fold>
);

test('on a phone the rest is behind a button', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  mount(five);
  await expect.element(page.getByText('Marketing')).not.toBeVisible();
  await page.getByText('All five groups').click();
  await expect.element(page.getByText('Marketing')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Marketing')).not.toBeVisible();
});

test('on a wide screen everything is shown without a button, also without script', async () => {
  const copy = withoutScript(five);
  await expect.element(page.getByText('Marketing')).toBeVisible();
  expect(copy.querySelector('summary')?.checkVisibility()).toBe(false);
});

test('one with on="always" has its button at every width', async () => {
  mount(
    <Fold label="What you study" on="always" look="band">
      <p>First semester</p>
    </Fold>,
  );
  await expect.element(page.getByText('First semester')).not.toBeVisible();
  await page.getByText('What you study').click();
  await expect.element(page.getByText('First semester')).toBeVisible();
});

test('the button of a band starts with the page’s text', () => {
  const { container } = mount(
    <>
      <Container>
        <p>Text</p>
      </Container>
      <Fold label="What you study" on="always" look="band">
        <p>First semester</p>
      </Fold>
    </>,
  );
  const leftOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().left;
  expect(leftOf('summary > span')).toBe(leftOf('p'));
});

test('its content is sized with its border, as outside', () => {
  const { container } = mount(
    <Fold label="Signs">
      <div className="sign" style={{ width: 44, border: '1px solid' }} />
    </Fold>,
  );
  expect(container.querySelector('.sign')?.getBoundingClientRect().width).toBe(44);
});

test('an anchor inside it opens it', async () => {
  onTestFinished(() => {
    location.hash = '';
    return page.viewport(1280, 800);
  });
  await page.viewport(390, 844);
  mount(five);
  location.hash = '#group';
  await expect.element(page.getByText('Marketing')).toBeVisible();
});
