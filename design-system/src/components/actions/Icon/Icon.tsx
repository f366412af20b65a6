import { styled } from '@mui/material/styles';
import { paths } from './icon-paths.ts';

/** The signs that are drawn; any other name shows a neutral mark. */
export type IconName = keyof typeof paths;

/** Every sign there is, for a picker. */
export const iconNames = Object.keys(paths) as IconName[];

/** Props of {@link Icon}. */
export interface IconProps {
  /** A sign's name; content may hold any text, unknown names show a neutral mark. */
  name: IconName | (string & {});
  /** Side in px. */
  size?: number | undefined;
  /** Read aloud; without it the sign is decoration. */
  label?: string | undefined;
}

/** A small outlined sign in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  const d = Object.hasOwn(paths, name) ? paths[name as IconName] : paths.mark;
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
