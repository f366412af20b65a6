import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, radius, space } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** Props of {@link Callout}. */
export interface CalloutProps {
  children: ReactNode;
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: string | undefined;
  /** `alert` is read out at once, `status` when there is a pause; none for text that was there from the start. */
  role?: 'alert' | 'status' | undefined;
}

/** Words set apart, with a sign for their kind. */
export function Callout({ children, tone = 'info', title, role }: CalloutProps) {
  return (
    <Root data-kind={tone} role={role}>
      <Icon name={tone === 'danger' ? 'error' : tone} />
      <div>
        {title && <p className="title">{title}</p>}
        {children}
      </div>
    </Root>
  );
}

const tones = {
  info: ['action', 'actionTint'],
  success: ['success', 'successTint'],
  warning: ['warning', 'warningTint'],
  danger: ['danger', 'dangerTint'],
} as const;

const Root = styled('div')({
  display: 'flex',
  gap: space(1.5),
  padding: space(2),
  borderRadius: radius.medium,
  border: '1px solid transparent',
  color: colour.text,
  '& > svg': { marginTop: 1 },
  '& > div': { minWidth: 0 },
  '& .title': { margin: 0, fontWeight: fontWeight.semibold },
  ...Object.fromEntries(
    Object.entries(tones).map(([tone, [line, ground]]) => [
      `&[data-kind="${tone}"]`,
      { background: colour[ground], borderColor: colour[line], '& > svg': { color: colour[line] } },
    ]),
  ),
});
