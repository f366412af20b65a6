const KEY = 'desk_list';

/** Remembers the leads of the list that a person came from, in their order and with its address, for this tab. */
export function rememberList(ids: readonly string[], search: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ids, search }));
}

/** The neighbours of a lead in that list, and the list's address. */
export function neighboursOf(id: string): { previous: string | undefined; next: string | undefined; list: string } {
  const { ids, search } = read();
  const at = ids.indexOf(id);
  return {
    previous: at > 0 ? ids[at - 1] : undefined,
    next: at >= 0 ? ids[at + 1] : undefined,
    list: `/leads${search}`,
  };
}

function read(): { ids: string[]; search: string } {
  try {
    const { ids, search } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { ids: string[]; search: string };
    return { ids, search };
  } catch {
    return { ids: [], search: '' };
  }
}
