import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const ADMIN = { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' };
const PAGES = ['/', '/online-mba', '/about', '/blog'];
const IMPORTED_ROWS = 20;

/**
 * Writers and readers of a cluster. An operation that was acknowledged is written to the witness file first; `check`
 * compares each one of a round with what the database has.
 */
export async function startWork({ apis, sites }, witness, random) {
  const signIn = async () => (await send(apis[0].origin, 'POST', '/user/login', ADMIN)).data.token;
  let token = await signIn();
  const api = () => apis[Math.floor(random() * apis.length)].origin;
  // A token lasts ten minutes, a long run hours.
  const admin = (method, path, body, origin = api()) =>
    send(origin, method, `/admin${path}`, body, token).catch(async (error) => {
      if (!error.message.includes('SIGN_IN_REQUIRED')) throw error;
      token = await signIn();
      return send(origin, method, `/admin${path}`, body, token);
    });
  const total = async (path, filter) =>
    (await admin('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`)).length;
  const promotional = (await admin('GET', '/promotional-texts'))[0].id;
  const alumni = (await admin('GET', '/alumni?range=[0,99]')).map(({ id }) => id);

  let number = 0;
  const next = () => (number += 1);
  const enquiry = (phone) => ({
    phone,
    name: 'Asha Rao',
    email: `asha${phone}@example.org`,
    qualification: 3,
    interest: 'Certificate - German Language',
  });
  const newLead = async () => {
    const phone = String(6_000_000_000 + next());
    await send(api(), 'POST', '/leads', enquiry(phone));
    return (await admin('GET', `/leads?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`))[0].id;
  };

  // Each has `act`, and `parts`: for every part of it how often the database has it. Whole: every part once.
  const kinds = {
    lead: () => {
      const phone = String(6_000_000_000 + next());
      return {
        act: () => send(api(), 'POST', '/leads', enquiry(phone)),
        parts: async () => [await total('/leads', { q: phone })],
      };
    },
    import: () => {
      const word = `imported${next()}`;
      const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) => `"What is ${word} ${row}?","An answer"`);
      return {
        act: () => admin('POST', '/faqs/import?dryRun=false', csv(`question,answer\n${rows.join('\n')}\n`)),
        parts: async () => {
          const found = await total('/faqs', { q: word });
          return Array.from({ length: Math.max(found, IMPORTED_ROWS) }, (_, row) => Number(row < found));
        },
        writes: IMPORTED_ROWS,
      };
    },
    merge: () => {
      let from;
      return {
        prepare: async () => {
          from = { id: await newLead(), into: await newLead() };
        },
        act: () => admin('POST', `/leads/${from.id}/merge`, { into: from.into }),
        parts: async () => [Number((await admin('GET', `/leads/${from.id}`)).merged_into !== null)],
      };
    },
    release: () => {
      let drafts;
      let release;
      return {
        prepare: async () => {
          const faqs = [1, 2, 3].map(() => admin('POST', '/faqs', { question: `Released ${next()}?`, answer: 'Yes' }));
          drafts = (await Promise.all(faqs)).map(({ id }) => ({ resource: 'faqs', id }));
          release = await admin('POST', '/releases', { title: `Release ${next()}`, items: drafts });
        },
        act: () => admin('POST', `/releases/${release.id}/publish`, {}),
        parts: () =>
          Promise.all(drafts.map(async ({ id }) => Number((await admin('GET', `/faqs/${id}`)).published_at !== null))),
      };
    },
  };
  const KINDS = ['lead', 'lead', 'lead', 'lead', 'lead', 'lead', 'lead', 'import', 'merge', 'release'];

  let published = 0;
  const orders = [alumni];
  const counts = { acknowledged: 0, unknown: 0, pages: 0 };
  let done = [];
  const state = { isOn: false };

  const acknowledge = (kind, writes = 1) => {
    appendFileSync(witness, `${JSON.stringify({ kind, number, at: Date.now() })}\n`);
    counts.acknowledged += writes;
  };
  const write = async () => {
    while (state.isOn) {
      const kind = KINDS[Math.floor(random() * KINDS.length)];
      const operation = kinds[kind]();
      try {
        await operation.prepare?.();
      } catch {
        await sleep(20);
        continue;
      }
      const isAcknowledged = await operation.act().then(
        () => true,
        () => false,
      );
      if (isAcknowledged) acknowledge(kind, operation.writes);
      else {
        counts.unknown += 1;
        await sleep(20);
      }
      done.push({ kind, isAcknowledged, parts: operation.parts });
    }
  };
  const publish = async () => {
    while (state.isOn) {
      const text = `Change ${next()}`;
      try {
        await admin('PUT', `/promotional-texts/${promotional}`, { text: `${text}.` });
        await admin('POST', `/promotional-texts/${promotional}/publish`, {});
        published = Number(text.slice('Change '.length));
        acknowledge('publish');
      } catch {
        counts.unknown += 1;
        await sleep(20);
      }
    }
  };
  const reorder = async () => {
    while (state.isOn) {
      const ids = alumni.toSorted(() => random() - 0.5);
      const isAcknowledged = await admin('POST', '/alumni/reorder', { ids }).then(
        () => true,
        () => false,
      );
      if (isAcknowledged) {
        acknowledge('reorder');
        orders.splice(0, orders.length, ids);
      } else {
        orders.push(ids);
        await sleep(20);
      }
    }
  };
  const read = async (site, problems, victim) => {
    for (let index = 0; state.isOn; index += 1) {
      const path = PAGES[index % PAGES.length];
      // Its own connections end with a killed site, and with the runner all do.
      const wasDown = site.isDown || victim === site.name || victim === 'runner';
      const status = await fetch(site.origin + path).then(
        async (answer) => (await answer.text(), answer.status),
        (error) => error.cause?.code ?? error.message,
      );
      counts.pages += 1;
      if (status !== 200 && !wasDown && !site.isDown) problems.push(`${path} of ${site.name} answered ${status}`);
      await sleep(10);
    }
  };

  return {
    counts: () => counts,
    /** Writes and reads while `during` runs, and returns the pages that failed. */
    go: async (during, victim) => {
      // A page that was never read has no copy that could be served while the API is down.
      await Promise.all(sites.flatMap(({ origin }) => PAGES.map(async (path) => (await fetch(origin + path)).text())));
      state.isOn = true;
      done = [];
      const problems = [];
      const running = [
        write(),
        write(),
        write(),
        publish(),
        reorder(),
        ...sites.map((site) => read(site, problems, victim)),
      ];
      await during();
      state.isOn = false;
      await Promise.all(running);
      return problems;
    },
    /** The milliseconds until every site shows the newest acknowledged publication. */
    seenEverywhere: async (patience) => {
      const started = performance.now();
      for (const site of sites)
        for (;;) {
          const html = await (await fetch(`${site.origin}/`)).text();
          if (Number(/Change (\d+)\./.exec(html)?.[1]) >= published) break;
          if (performance.now() - started > patience) return performance.now() - started;
          await sleep(5);
        }
      return performance.now() - started;
    },
    /** The operations of this round that are lost, doubled or half done. */
    check: async () => {
      const problems = [];
      for (const { kind, isAcknowledged, parts } of done) {
        const found = await parts();
        if (found.some((times) => times > 1)) problems.push(`a ${kind} is there twice: ${found}`);
        else if (new Set(found).size > 1) problems.push(`a ${kind} is half done: ${found}`);
        else if (isAcknowledged && found[0] !== 1) problems.push(`an acknowledged ${kind} is lost`);
      }
      const order = (await admin('GET', '/alumni?range=[0,99]&sort=["position","ASC"]')).map(({ id }) => id).join();
      if (!orders.some((ids) => ids.join() === order)) problems.push('an acknowledged order is lost or half done');
      return problems;
    },
  };
}

function csv(text) {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/csv' }), 'rows.csv');
  return form;
}

async function send(origin, method, path, body, token) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
