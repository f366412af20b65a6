import type { EventProps } from '@prospectus/contract';

type Widget = EventProps<'widget_viewed'>['widget'];

/** The sections of the page, by their ids. */
export const SECTIONS = 'main section[id]';

/** The part of the page an element is in. The server drops the event of one that the registry does not know. */
export function widgetOf(element: Element): { widget?: Widget } {
  const id = element.closest(SECTIONS)?.id;
  return id ? { widget: id as Widget } : {};
}
