// Loads every schema; browser code of the site imports `./constants`, `./forms` and types alone.
import './core/no-eval.ts';

export { BRAND, BRAND_NAME } from './brand.ts';
export { canonicalPath, PORTAL_PATH, withQuery } from './core/addresses.ts';
export * from './core/capstone.ts';
export * from './core/consent.ts';
export * from './core/constants.ts';
export * from './core/errors.ts';
export * from './core/facts.ts';
export * from './core/intakes.ts';
export * from './core/lecture-times.ts';
export * from './core/qualifications.ts';
export * from './core/rich-text.ts';
export { normaliseForSearch } from './core/search-form.ts';
export { FIXED_PAGES, HOME_SLUG, RESERVED_SLUGS, SCHEDULE_SLUG, slugSchema } from './core/slugs.ts';
export { unwrapSchema, FIELD_KINDS, type FieldKind, type FieldMeta, fieldMeta, link } from './core/fields.ts';
export { contextFields, defineResource, type Access, type Resource, type Verb, VERBS } from './resources/resource.ts';
export { resources, type DocumentName, type ResourceName } from './resources/index.ts';
export {
  type PartMeta,
  PART_FILTERS,
  partMeta,
  type PartName,
  partOwner,
  partReorderBody,
  type PartResource,
  parts,
} from './resources/parts.ts';
export { PAGE_SECTIONS, type PageSection } from './resources/pages.ts';
export { sectionLists } from './resources/site-lists.ts';
export { SECTION_SOURCES, type SectionSource } from './pages/section-lists.ts';
export type { Program, ProgramInput } from './resources/program.ts';
export { officeHours, publicSettings, type Settings } from './resources/settings.ts';
export type { Faq } from './resources/faqs.ts';
export {
  LECTURE_END_MESSAGE,
  lectureEndsAfterStart,
  lectureRecord,
  type LectureRecord,
  type LiveLecture,
} from './resources/live-lectures.ts';
export type { Holiday } from './resources/holidays.ts';
export * from './resources/lecture-changes.ts';
export * from './resources/lecture-paste.ts';
export { can, PERMISSIONS } from './permissions.ts';
export * from './core/records.ts';
export * from './pages/index.ts';
export * from './leads/fields.ts';
export * from './leads/attribution.ts';
export * from './leads/wire.ts';
export type { OwnData, OwnDataExport } from './leads/consents.ts';
export * from './leads/console.ts';
export * from './leads/desk.ts';
export * from './leads/saved-views.ts';
export * from './leads/score.ts';
export * from './leads/figures.ts';
export * from './leads/origins.ts';
export * from './events/form-figures.ts';
export * from './events/registry.ts';
export * from './events/values.ts';
export * from './operations/deliveries.ts';
export * from './operations/referrals.ts';
export * from './operations/lectures.ts';
export * from './operations/staff.ts';
export * from './operations/audit.ts';
export type { AuditAction } from './operations/audit-actions.ts';
export * from './operations/changes.ts';
export * from './operations/dashboard.ts';
export * from './operations/bulk.ts';
export * from './operations/transfer.ts';
export * from './core/text-width.ts';
export * from './core/visits.ts';
export * from './operations/checks.ts';
export * from './operations/releases.ts';
export * from './operations/missing-pages.ts';
export * from './operations/media.ts';
export * from './operations/preview.ts';
export * from './operations/trash.ts';
export * from './operations/mock.ts';
export * from './calls/index.ts';
export type { Region } from './calls/events.ts';
export { type CallAnswer, type CallArgs, CallFailed, type CallInput, type Client, createClient } from './client.ts';
