import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontWeight, radius, space } from '../tokens/index.ts';

/** Props of {@link LinkPreview}. */
export interface LinkPreviewProps {
  /** A search result, or the card of a shared link. */
  as: 'result' | 'card';
  /** The address as text. */
  address: string;
  title: string;
  description: string;
  /** The picture of a card. */
  picture?: string | undefined;
}

/** A preview of a page as a search result or as the card of a shared link. */
export function LinkPreview({ as, address, title, description, picture }: LinkPreviewProps) {
  return (
    <Root data-as={as}>
      {as === 'card' && (picture ? <img src={picture} alt="" /> : <div className="blank" />)}
      <div className="words">
        <span className="address">{address}</span>
        <strong>{title}</strong>
        <p>{description}</p>
      </div>
    </Root>
  );
}

const Root = styled('div')({
  boxSizing: 'border-box',
  maxWidth: 640,
  padding: space(2),
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  fontFamily: `Arial, ${fontFamily.text}`,
  containerType: 'inline-size',
  '& .words': { display: 'grid', gap: 4 },
  '& .address': { color: colour.muted, fontSize: '0.875rem' },
  '& strong': {
    color: colour.action,
    fontSize: '1.25rem',
    fontWeight: fontWeight.regular,
    lineHeight: 1.3,
    '@container (max-width: 420px)': { minHeight: '2.6em' },
  },
  // As high as a typical text, which may load later.
  '& p': {
    minHeight: '3.16em',
    margin: 0,
    color: colour.muted,
    fontSize: '0.875rem',
    lineHeight: 1.58,
    '@container (max-width: 420px)': { minHeight: '6.32em' },
  },
  '&[data-as="card"]': { maxWidth: 500, padding: 0, overflow: 'hidden' },
  '&[data-as="card"] .words': { padding: space(1.5) },
  // Social networks cut the text too.
  '&[data-as="card"] p': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minHeight: '3.16em',
  },
  '&[data-as="card"] strong': { color: colour.text, fontSize: '1rem', fontWeight: fontWeight.semibold },
  '& img, & .blank': {
    display: 'block',
    width: '100%',
    aspectRatio: '1.91',
    objectFit: 'cover',
    background: colour.tint,
  },
});
