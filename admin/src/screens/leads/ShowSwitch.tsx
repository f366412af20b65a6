import { Button, Stack } from '@prospectus/design-system';

import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { useText } from '../../texts/language-context.ts';
import type { LeadList } from './use-lead-list.ts';

/** Whether leads are shown as a list or as a board. */
export function ShowSwitch({ list }: { list: LeadList }) {
  const text = useText();
  const isWide = useIsTabletUp();
  return (
    <div role="group" aria-label={text('desk.show.label')}>
      <Stack direction="row" gap={0.75}>
        {(['list', 'board'] as const).map((one) => (
          <Button
            key={one}
            size={isWide ? 'medium' : 'small'}
            variant={one === list.show ? 'primary' : 'secondary'}
            aria-pressed={one === list.show}
            onClick={() => list.setShow(one)}
          >
            {text(`desk.show.${one}`)}
          </Button>
        ))}
      </Stack>
    </div>
  );
}
