import { CHANNELS } from '@prospectus/contract';
import { Gauge, type Registry } from '@prospectus/telemetry';

import { channelQueues } from '../outbox/index.ts';
import { freeBytes, type HealthDeps, inTime } from './readiness.ts';

/** Gauges that are looked up when the metrics are read. A look-up that fails leaves out its own values alone. */
export function defineGauges(registry: Registry, deps: HealthDeps): () => Promise<void> {
  const { store, db, clock, feed, config } = deps;
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const waiting = gauge('prospectus_queue_messages', 'Messages that wait for their gateway.', ['channel']);
  const oldest = gauge('prospectus_queue_oldest_seconds', 'How long the oldest of them has waited.', ['channel']);
  const dead = gauge('prospectus_queue_dead_messages', 'Messages that were given up.', ['channel']);
  const down = gauge('prospectus_gateways_down', 'Receivers that fail, and get no messages for now.', ['channel']);
  const paused = gauge('prospectus_queue_paused', 'Whether staff have paused the channel.', ['channel']);
  const connections = gauge('prospectus_database_connections', 'Connections of the pool.', ['state']);
  const waitingFor = gauge('prospectus_database_waiting', 'Statements that wait for a connection of the pool.');
  const version = gauge('prospectus_content_version', 'The newest version of the content that the process knows.');
  const behind = gauge(
    'prospectus_content_behind_seconds',
    'Since when changes of the content cannot be read; 0: they can.',
  );
  const disk = gauge('prospectus_disk_free_bytes', 'Free for the data folder.');

  return async () => {
    version.set(feed.version());
    const since = feed.behindSince();
    behind.set(since === null ? 0 : Math.max(0, (clock.now().getTime() - Date.parse(since)) / 1000));
    if (store.kind === 'postgres') {
      const { totalCount, idleCount, waitingCount } = store.pool;
      connections.set({ state: 'used' }, totalCount - idleCount);
      connections.set({ state: 'idle' }, idleCount);
      waitingFor.set(waitingCount);
    }
    await freeBytes(config.dataDir).then(
      (bytes) => disk.set(bytes),
      () => disk.remove(),
    );
    const queues = await inTime(channelQueues(db, clock.now())).catch(() => undefined);
    for (const one of [waiting, oldest, dead, down, paused]) one.reset();
    if (!queues) return;
    for (const channel of CHANNELS.filter((name) => name !== 'region')) {
      const queue = queues.find((each) => each.channel === channel);
      waiting.set({ channel }, queue?.waiting ?? 0);
      oldest.set({ channel }, queue?.oldest ?? 0);
      dead.set({ channel }, queue?.dead ?? 0);
      down.set({ channel }, queue?.down ?? 0);
      paused.set({ channel }, queue?.paused ? 1 : 0);
    }
  };
}
