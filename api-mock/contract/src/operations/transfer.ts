import { z } from 'zod';

/** Limits of an import. */
export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, rows: 2_000 } as const;

/** `ics`: for records with times. */
const EXPORT_FORMATS = ['csv', 'json', 'ics'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).default('csv'),
  filter: z.string().max(4_000).optional(),
});

export const importQuery = z.object({ dryRun: z.enum(['true', 'false']).default('true') });

/** One row of an imported file, counted from 1 below the headings; `skip`: it changes nothing. */
const importRow = z.object({
  row: z.int().min(1),
  action: z.enum(['create', 'update', 'skip', 'refuse']),
  /** The record that it changes or has created. */
  id: z.uuid().optional(),
  title: z.string(),
  /** Fields that change. */
  fields: z.array(z.string()),
  errors: z.record(z.string(), z.string()).optional(),
});
export type ImportRow = z.output<typeof importRow>;

/** The result of an import: all rows or none. `importId` is absent if nothing was saved. */
export const importAnswer = z.object({
  importId: z.uuid().optional(),
  rows: z.array(importRow),
  counts: z.object({ create: z.int(), update: z.int(), skip: z.int(), refuse: z.int() }),
});
export type ImportAnswer = z.output<typeof importAnswer>;

export const undoneImport = z.object({ success: z.literal(true), undone: z.int() });
