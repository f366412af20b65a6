import { Stack } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';
import { TakeBackDialog, type TakeBackProps } from './TakeBackDialog.tsx';
import { useWhereUsed } from './use-where-used.ts';
import { WhereUsed } from './WhereUsed.tsx';

/** Asks before a record is taken off the site, and shows which records refer to it. */
export function UnpublishDialog(props: TakeBackProps) {
  const text = useText();
  const { uses, error } = useWhereUsed(props.resource.declaration.name, props.record);
  return (
    <TakeBackDialog {...props} action="unpublish">
      <Stack gap={1}>
        <span>{text('editing.unpublish.text')}</span>
        <WhereUsed uses={uses} error={error} />
      </Stack>
    </TakeBackDialog>
  );
}
