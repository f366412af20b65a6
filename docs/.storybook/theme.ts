import { fontFamily, lightColours } from '@prospectus/design-system/tokens';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

const fonts = { fontBase: fontFamily.text, fontCode: fontFamily.code };

/** Storybook in the colours of the product. */
export const brandTheme: ThemeVars = create({
  base: 'light',
  ...fonts,
  brandTitle: 'Prospectus documentation',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: lightColours.action,
  colorSecondary: lightColours.action,
  appBg: lightColours.page,
  appContentBg: lightColours.surface,
  appPreviewBg: lightColours.page,
  appBorderColor: lightColours.rule,
  appBorderRadius: 6,
  textColor: lightColours.text,
  textInverseColor: lightColours.onAction,
  textMutedColor: lightColours.muted,
  barBg: lightColours.surface,
  barTextColor: lightColours.muted,
  barSelectedColor: lightColours.action,
  barHoverColor: lightColours.actionHover,
  inputBg: lightColours.surface,
  inputBorder: lightColours.edge,
  inputTextColor: lightColours.text,
});
