import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontWeight, logoMark } from '../../../tokens/index.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The name in two weights: 'Northwind' and 'Online'. */
  name: string;
  descriptor?: string | undefined;
  /** Replaces the mark, 40 px high. */
  picture?: { src: string; alt: string } | undefined;
}

/** The brand's mark next to its name. */
export function Logo({ name, descriptor, picture }: LogoProps) {
  return (
    <Root>
      {picture ? <img {...picture} height={40} width={40} /> : <Mark />}
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

function Mark() {
  return (
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
  );
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: colour.text,
  '& > img': { objectFit: 'contain' },
});

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
