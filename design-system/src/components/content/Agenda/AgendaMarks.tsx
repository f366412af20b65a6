import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, radius } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** The state of an entry. */
export type AgendaMark = 'cancelled' | 'moved' | 'clash';

/** The state of an entry as words with an icon each. */
export function AgendaMarks({ marks }: { marks: readonly AgendaMark[] | undefined }) {
  const texts = useTexts().agenda;
  return marks?.map((mark) => (
    <Mark key={mark} data-mark={mark}>
      <Icon name={icons[mark]} size={14} />
      {texts[mark]}
    </Mark>
  ));
}

const icons = { cancelled: 'close', moved: 'history', clash: 'warning' } as const;

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 8px 0 6px',
  fontSize: fontSize.detail,
  lineHeight: 1.6,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  borderRadius: radius.small,
  '&[data-mark="cancelled"], &[data-mark="clash"]': { color: colour.danger, background: colour.dangerTint },
  '&[data-mark="moved"]': { color: colour.warning, background: colour.warningTint },
});
