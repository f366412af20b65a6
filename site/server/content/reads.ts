type Kept = { body: string; status: number; type: string };

const MOST = 2_000;

/**
 * A `fetch` for the reads of a render: answers are kept until the content changes, and after that the last good one
 * serves while the API does not answer, so that menus and pages outlive it.
 */
export function createReads(options: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {}) {
  const send = options.fetch ?? globalThis.fetch;
  const timeoutMs = options.timeoutMs ?? 8_000;
  const current = new Map<string, Promise<Kept>>();
  const lastGood = new Map<string, Kept>();

  async function ask(url: string, init: RequestInit | undefined): Promise<Kept> {
    const answer = await send(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const kept = { body: await answer.text(), status: answer.status, type: answer.headers.get('content-type') ?? '' };
    if (answer.status >= 500) throw Object.assign(new Error(`status ${answer.status}`), { kept });
    return kept;
  }

  const read: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    let asked = current.get(url);
    if (!asked) {
      asked = ask(url, init);
      current.set(url, asked);
      asked.then(
        (kept) => remember(lastGood, url, kept),
        () => current.get(url) === asked && current.delete(url),
      );
      if (current.size > MOST) current.delete(current.keys().next().value ?? '');
    }
    const kept = await asked.catch((error: unknown) => {
      const last = lastGood.get(url);
      if (last) return last;
      throw error;
    });
    return new Response(kept.body, { status: kept.status, headers: { 'content-type': kept.type } });
  };

  return { read, changed: () => current.clear() };
}

function remember(kept: Map<string, Kept>, url: string, answer: Kept): void {
  kept.delete(url);
  // Addresses that lead nowhere are without number.
  if (answer.status !== 200) return;
  kept.set(url, answer);
  if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
}
