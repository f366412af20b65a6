import type { FormField } from '../../fields/schema.ts';
import { NumberedParts } from '../../inputs/NumberedParts.tsx';
import { useText } from '../../texts/language-context.ts';
import { LINK_FIELDS } from './footer-links.ts';

const ROWS = LINK_FIELDS.map(({ label, href }) => [label, href]);

/** The links of a column as one list: up to nine, each with its words and its address. */
export function FooterLinks({ fields }: { fields: readonly FormField[] }) {
  const text = useText();
  return (
    <NumberedParts
      fields={fields}
      rows={ROWS}
      source="links"
      label={text('entities.footer.links')}
      help={text('entities.footer.linksHelp', { most: ROWS.length })}
      titleOf={(number) => text('entities.footer.link', { number })}
    />
  );
}
