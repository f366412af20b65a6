import { Button, isIconName, Stack } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import { NumberedParts } from '../../inputs/NumberedParts.tsx';
import { Sketch } from '../../inputs/Sketch.tsx';
import { useText } from '../../texts/language-context.ts';

/** The links with icons of an auxiliary page as one list, above it how the page shows them. */
export function IconLinks({ fields }: { fields: readonly FormField[] }) {
  const text = useText();
  const names = fields.map(({ name }) => name);
  const values = useWatch({ name: names }) as (string | undefined)[];
  // Words, address and icon.
  const rows = names.flatMap((_, at) => (at % 3 === 0 ? [names.slice(at, at + 3)] : []));
  const shown = rows.flatMap((_, at) => {
    const [words, href, icon = ''] = values.slice(at * 3, at * 3 + 3);
    return href ? [{ at, words: words || href, icon }] : [];
  });
  return (
    <Stack gap={2}>
      {shown.length > 0 && (
        <Sketch>
          <Stack direction="row" gap={1}>
            {shown.map(({ at, words, icon }) => (
              <Button key={at} variant="secondary" startIcon={isIconName(icon) ? icon : undefined}>
                {!isIconName(icon) && icon !== '' && <img src={icon} alt="" width={20} height={20} />}
                {words}
              </Button>
            ))}
          </Stack>
        </Sketch>
      )}
      <NumberedParts
        fields={fields}
        rows={rows}
        source="icon-links"
        label={text('entities.pages.iconLinks')}
        help={text('entities.pages.iconLinksHelp', { most: rows.length })}
        titleOf={(number) => text('entities.footer.link', { number })}
      />
    </Stack>
  );
}
