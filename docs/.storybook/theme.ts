import { family, light } from '@prospectus/design-system/tokens';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

const fonts = { fontBase: family.text, fontCode: family.code };

/** The workshop in the colours of the product. */
export const brandTheme: ThemeVars = create({
  base: 'light',
  ...fonts,
  brandTitle: 'Prospectus documentation',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: light.action,
  colorSecondary: light.action,
  appBg: light.page,
  appContentBg: light.surface,
  appPreviewBg: light.page,
  appBorderColor: light.rule,
  appBorderRadius: 6,
  textColor: light.text,
  textInverseColor: light.onAction,
  textMutedColor: light.muted,
  barBg: light.surface,
  barTextColor: light.muted,
  barSelectedColor: light.action,
  barHoverColor: light.actionHover,
  inputBg: light.surface,
  inputBorder: light.edge,
  inputTextColor: light.text,
});
