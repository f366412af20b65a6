export { Button, type ButtonProps } from './Button/Button.tsx';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { InlineButton, type InlineButtonProps } from './InlineButton/InlineButton.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type LinkComponent, LinkProvider } from './Link/LinkProvider.tsx';
