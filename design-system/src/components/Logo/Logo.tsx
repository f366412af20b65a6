import { styled } from '@mui/material/styles';
import { colour, family, weight } from '../../tokens/index.ts';

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
        <path d="M9 9h22v22H9zM20 4.4 35.6 20 20 35.6 4.4 20z" strokeLinejoin="round" />
        <path d="M20 4.4v31.2M20 4.4c6.4 9.7 6.4 21.5 0 31.2-6.4-9.7-6.4-21.5 0-31.2" strokeWidth="1.2" />
        <circle cx="20" cy="20" r="3.2" fill={colour.accent} stroke="none" />
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
  fontFamily: family.display,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  '& b': { fontSize: '1.3125rem', fontWeight: weight.semibold, letterSpacing: '-0.01em' },
  '& small': {
    fontFamily: family.text,
    fontSize: '0.75rem',
    fontWeight: weight.medium,
    color: colour.muted,
    letterSpacing: '0.04em',
  },
});
