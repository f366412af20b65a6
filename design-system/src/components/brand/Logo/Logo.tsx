import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontWeight, logoMark } from '../../../tokens/index.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The name in two strengths: 'Northwind' and 'Online'. */
  name: string;
  descriptor?: string | undefined;
}

/** The mark of the brand beside the name. */
export function Logo({ name, descriptor }: LogoProps) {
  return (
    <Root>
      <svg
        viewBox="0 0 40 40"
        width="40"
        height="40"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path d={logoMark.outline} strokeLinejoin="round" />
        <path d={logoMark.detail} strokeWidth="1.2" />
        <path d={logoMark.accent} fill={colour.accent} stroke="none" />
      </svg>
      <Words>
        <b>{name}</b>
        {descriptor && (
          <>
            {' '}
            <small>{descriptor}</small>
          </>
        )}
      </Words>
    </Root>
  );
}

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10, color: colour.text });

const Words = styled('span')({
  display: 'grid',
  fontFamily: fontFamily.display,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '& b': { fontSize: '1.3125rem', fontWeight: fontWeight.semibold, letterSpacing: '-0.01em' },
  '& small': {
    fontFamily: fontFamily.text,
    fontSize: '0.75rem',
    fontWeight: fontWeight.medium,
    color: colour.muted,
    letterSpacing: '0.04em',
  },
});
