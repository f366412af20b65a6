import styled from '@emotion/styled';
import { colour, radius } from '@prospectus/design-system';

/** A text area in the look of the design system's controls, which have none. */
export const TextArea = styled('textarea')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 96,
  padding: '10px 14px',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  resize: 'vertical',
  fieldSizing: 'content',
  '&:hover': { borderColor: colour.text },
  '&[aria-invalid="true"]': { borderColor: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` },
});
