import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontWeight } from '../../../tokens/index.ts';
import { logoMark } from './logo-mark.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The name in two strengths: 'Northwind' and 'Online'. */
  name: string;
  descriptor?: string | undefined;
}

/** The mark, an eight-pointed star with a meridian through it, beside the name. */
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
        <path d={logoMark.star} strokeLinejoin="round" />
        <path d={logoMark.meridian} strokeWidth="1.2" />
        <circle cx="20" cy="20" r={logoMark.dot} fill={colour.accent} stroke="none" />
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
