const FIELDS = 'input, select, textarea, [contenteditable="true"]';
const OPEN = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether the visitor is busy with a form or another dialog, or the page is in a background tab. */
export const isOccupied = (page: Document = document): boolean =>
  page.visibilityState === 'hidden' ||
  page.querySelector(OPEN) !== null ||
  (page.activeElement?.matches(FIELDS) ?? false) ||
  [
    ...page.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'form :is(input, select, textarea)',
    ),
  ].some(isFilled);

/** Whether a field has another value than the page gave it. */
function isFilled(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if ('options' in field) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (field.type === 'checkbox' || field.type === 'radio')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return !NOT_TYPED.has(field.type) && field.value !== '';
}

const NOT_TYPED = new Set(['hidden', 'submit', 'button', 'reset']);
