import { styled } from '@mui/material/styles';
import { paths } from './icon-paths.ts';

/** Names of the icons; any other name shows a neutral icon. */
export type IconName = keyof typeof paths;

/** Whether a text from the content is the name of an icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

/** The names of all icons, for a picker. */
export const iconNames = Object.keys(paths) as IconName[];

/** Props of {@link Icon}. */
export interface IconProps {
  /** Name of an icon; an unknown name shows a neutral icon. */
  name: IconName | (string & {});
  /** Side in px. */
  size?: number | undefined;
  /** Read aloud; without it the icon is decorative. */
  label?: string | undefined;
}

/** A small outlined icon in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  const d = isIconName(name) ? paths[name] : paths.mark;
  return (
    <Svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={d} />
    </Svg>
  );
}

const Svg = styled('svg')({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
