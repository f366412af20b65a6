import { type DocumentName, resources } from '@prospectus/contract';

import { DAY, fieldTag, type Tag } from '../../content/tags.ts';
import type { Content } from './content.ts';
import { filledTexts } from './filled-texts.ts';
import { auxiliaryPagesOf, landingPagesOf, livePosts, livePrograms, universityPagesOf } from './live-pages.ts';
import type { Fields, Published } from './published-records.ts';
import type { Snapshot } from './snapshot.ts';

/** The content of a snapshot; `note` receives a tag for every access. */
export function contentOf(snapshot: Snapshot, note: (tag: Tag) => void): Content {
  const derived = <T>(compute: (content: Content) => T): T => derive(snapshot, compute, note);
  const filled = (resource: DocumentName) => {
    const list = filledTexts(snapshot, resource);
    if (list !== snapshot.records[resource]) for (const tag of FACT_TAGS) note(tag);
    return list;
  };
  return {
    records: new Proxy(snapshot.records, {
      get: (_records, name) => {
        note(String(name));
        return filled(name as DocumentName);
      },
    }),
    where: (resource, field, value) => {
      note(fieldTag(resource, field, value));
      return (groupsOf(filled(resource), field).get(value ?? null) ?? []) as never;
    },
    get programs() {
      return derived(livePrograms).programs;
    },
    get shadowed() {
      return derived(livePrograms).shadowed;
    },
    get pages() {
      return derived(universityPagesOf);
    },
    get landingPages() {
      return derived(landingPagesOf);
    },
    get auxiliaryPages() {
      return derived(auxiliaryPagesOf);
    },
    get posts() {
      return derived(livePosts);
    },
    get university() {
      return derived(universityOf);
    },
    get settings() {
      return derived(settingsOf);
    },
    get metadata() {
      return derived(metadataOf);
    },
    get authors() {
      note(resources.footer.name);
      return snapshot.authors;
    },
    get redirects() {
      note(resources.redirects.name);
      return snapshot.redirects;
    },
    media: snapshot.media,
    get today() {
      note(DAY);
      return snapshot.today;
    },
  };
}

/** The sources of the facts in texts. */
const FACT_TAGS: readonly Tag[] = [DAY, resources['university-info'].name, resources.program.name];

type Derived = { value: unknown; tags: ReadonlySet<Tag> };
const derivedFrom = new WeakMap<Snapshot, Map<unknown, Derived>>();

/** Computes a value from a snapshot once; every use notes the tags of its sources. */
function derive<T>(snapshot: Snapshot, compute: (content: Content) => T, note: (tag: Tag) => void): T {
  const cache = derivedFrom.get(snapshot) ?? new Map<unknown, Derived>();
  derivedFrom.set(snapshot, cache);
  let derived = cache.get(compute);
  if (!derived) {
    const tags = new Set<Tag>();
    derived = { value: compute(contentOf(snapshot, (tag) => tags.add(tag))), tags };
    cache.set(compute, derived);
  }
  for (const tag of derived.tags) note(tag);
  return derived.value as T;
}

const groups = new WeakMap<object, Map<string, ReadonlyMap<unknown, readonly Published<DocumentName>[]>>>();

function groupsOf(list: readonly Published<DocumentName>[], field: string) {
  const known = groups.get(list) ?? new Map<string, ReadonlyMap<unknown, readonly Published<DocumentName>[]>>();
  groups.set(list, known);
  let found = known.get(field);
  if (!found) {
    found = Map.groupBy<unknown, Published<DocumentName>>(
      list,
      ({ fields }) => (fields as Record<string, unknown>)[field] ?? null,
    );
    known.set(field, found);
  }
  return found;
}

// For a database without a record of the university.
const NAMELESS: Fields<'university-info'> = resources['university-info'].schema.parse({ name: 'The university' });

const universityOf = ({ records }: Content) => records['university-info'][0]?.fields ?? NAMELESS;

const settingsOf = ({ records, university }: Content) =>
  records.settings[0]?.fields ?? resources.settings.schema.parse({ copyright_line: university.name });

const metadataOf = ({ records }: Content) =>
  new Map(records.metadata.map((record) => [record.fields.slug === 'home' ? '/' : `/${record.fields.slug}`, record]));
