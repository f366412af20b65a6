import { applicationMetrics, Counter, Gauge, Histogram } from '@prospectus/telemetry';

export const pageLookups = new Counter({
  name: 'prospectus_page_cache_lookups_total',
  help: 'Pages by where they came from: the cache, a new render, or the last render after a new one failed or took too long.',
  labelNames: ['result'] as const,
});
for (const result of ['hit', 'rendered', 'stale'] as const) pageLookups.inc({ result }, 0);

export const changeDelays = new Histogram({
  name: 'prospectus_content_change_seconds',
  help: 'From a change of the content until this process knew of it.',
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
});

type Watched = {
  cache: { size(): { pages: number; bytes: number; unknown: number } };
  content: { version(): number | undefined; isLive(): boolean };
};

/** The metrics of a site: its page cache, and how it follows the content. */
export const siteMetrics = ({ cache, content }: Watched) =>
  applicationMetrics((registry) => {
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
    const pages = gauge('prospectus_page_cache_pages', 'Rendered pages in memory.');
    const bytes = gauge('prospectus_page_cache_bytes', 'What they take.');
    const version = gauge('prospectus_content_version', 'The newest version of the content that the process knows.');
    const live = gauge('prospectus_content_live', 'Whether the process would hear of a change at once.');
    return () => {
      const size = cache.size();
      pages.set(size.pages);
      bytes.set(size.bytes);
      version.set(content.version() ?? 0);
      live.set(content.isLive() ? 1 : 0);
    };
  });
