import { z } from 'zod';

/** Bounds of an import: bytes of its file, and rows. */
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, rows: 2_000 } as const;

/** `ics`: what has times, as a calendar. */
export const EXPORT_FORMATS = ['csv', 'json', 'ics'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which records are exported, as in a list. */
export const exportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  filter: z.string().max(4_000).optional(),
});

/** A dry run, unless it is said that it is none. */
export const importQuery = z.object({ dryRun: z.enum(['true', 'false']).default('true') });

export const IMPORT_ACTIONS = ['create', 'update', 'skip', 'refuse'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** One row of an imported file, counted from 1 without the line of names; `skip`: it changes nothing. */
export const importRow = z.object({
  row: z.int().min(1),
  action: z.enum(IMPORT_ACTIONS),
  /** The record it changes or, where it was imported, the one it created. */
  id: z.uuid().optional(),
  title: z.string(),
  /** Names of the fields that change. */
  fields: z.array(z.string()),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ImportRow = z.output<typeof importRow>;

/**
 * What an import does, or would do. All rows or none: where one is refused nothing is saved, and there is no `importId`;
 * neither is there one in a dry run, nor where every row is skipped.
 */
export const importAnswer = z.object({
  importId: z.uuid().optional(),
  rows: z.array(importRow),
  counts: z.object({ create: z.int(), update: z.int(), skip: z.int(), refuse: z.int() }),
});
export type ImportAnswer = z.output<typeof importAnswer>;

/** How many records an undone import has put back. */
export const undoneImport = z.object({ success: z.literal(true), undone: z.int() });
