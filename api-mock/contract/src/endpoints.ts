import { z } from 'zod';

import type { ErrorCode } from './errors.ts';
import { signInForm, signUpForm } from './forms/index.ts';
import {
  createLeadAnswer,
  createLeadBody,
  createLeadDataBody,
  lead,
  leadIdBody,
  lookupAnswer,
  resendBody,
  updateLeadBody,
  verifyAnswer,
  verifyBody,
} from './leads/wire.ts';
import { eventOptions, lectureEvent, lectureRange } from './lectures.ts';
import { clockBody, faultBody, outboxItem } from './mock.ts';
import { homePage, interestItem, menuGroup, programItem, programPage, sitemapItem } from './pages/program-page.ts';
import { routes, type RouteName } from './routes.ts';
import { staffSession, staffUser } from './staff.ts';

type AnySchema = z.core.$ZodType;

/** One call: what goes in, what comes out, what can go wrong. `answer` is what stands under `data`. */
export type Endpoint = {
  summary: string;
  /** Who may call it: anyone, a verified visitor, staff with a session, or anyone in `local` mode. */
  access: 'public' | 'lead' | 'staff' | 'local';
  query?: AnySchema;
  body?: AnySchema;
  answer: AnySchema;
  /** The answer is sent as it is, not under `data`. */
  bare?: true;
  status?: 200 | 201;
  errors: readonly ErrorCode[];
};

const flagQuery = z.object({ isUserVerified: z.string().max(10).optional(), parent: z.string().max(80).optional() });
const done = z.object({ success: z.literal(true) });
const limited = ['TOO_MANY_REQUESTS'] as const;

/** Every call of the API that is not a console resource, by its name in `routes`. */
export const endpoints = {
  sitemap: {
    summary: 'Published paths with the time of their last change.',
    access: 'public',
    answer: z.array(sitemapItem),
    errors: [],
  },
  programMenu: {
    summary: 'Programmes for the header’s menu, by type.',
    access: 'public',
    answer: z.array(menuGroup),
    errors: [],
  },
  homePage: {
    summary: 'The home page’s data.',
    access: 'public',
    query: flagQuery,
    answer: homePage,
    errors: ['NOT_FOUND'],
  },
  programPage: {
    summary: 'A programme’s or specialisation’s page data.',
    access: 'public',
    query: flagQuery,
    answer: programPage,
    errors: ['NOT_FOUND'],
  },
  programList: { summary: 'Published programmes.', access: 'public', answer: z.array(programItem), errors: [] },
  interestList: {
    summary: 'Choices of ‘area of interest’.',
    access: 'public',
    answer: z.array(interestItem),
    errors: [],
  },
  contentVersion: {
    summary: 'Version of the published content.',
    access: 'public',
    answer: z.object({ version: z.int() }),
    errors: [],
  },
  contentChanges: {
    summary: 'Server-sent events: one `change` for every publication, and the version at the start.',
    access: 'public',
    answer: z.string(),
    bare: true,
    errors: [],
  },
  liveLecture: {
    summary: 'Lectures that touch a range of days.',
    access: 'public',
    query: lectureRange,
    answer: z.array(lectureEvent),
    bare: true,
    errors: ['INVALID_FIELDS'],
  },
  eventOptions: { summary: 'Choices of the schedule’s filters.', access: 'public', answer: eventOptions, errors: [] },
  register: {
    summary: 'Asks for a staff account; never grants a role.',
    access: 'public',
    body: signUpForm,
    answer: z.object({ user: staffUser.omit({ id: true }) }),
    status: 201,
    errors: ['INVALID_FIELDS', ...limited],
  },
  login: {
    summary: 'Signs staff in.',
    access: 'public',
    body: signInForm,
    answer: staffSession,
    errors: ['INVALID_FIELDS', 'SIGN_IN_FAILED', ...limited],
  },
  logout: { summary: 'Ends the staff session on the server.', access: 'public', answer: done, errors: [] },
  auth: {
    summary: 'Exchanges the refresh cookie for a new token.',
    access: 'public',
    answer: staffSession,
    errors: ['SIGN_IN_REQUIRED'],
  },
  createLead: {
    summary: 'Records an enquiry and sends a one-time code.',
    access: 'public',
    body: z.union([createLeadBody, createLeadDataBody]),
    answer: createLeadAnswer,
    status: 201,
    errors: ['INVALID_FIELDS', ...limited],
  },
  findLead: {
    summary: 'Whether a phone is known; everything but ids masked.',
    access: 'public',
    query: z.object({ referrerForm: z.string().max(5).optional() }),
    answer: lookupAnswer,
    errors: ['INVALID_FIELDS', ...limited],
  },
  verifyLead: {
    summary: 'Proves a phone by its one-time code and opens the lead session.',
    access: 'public',
    body: verifyBody,
    answer: verifyAnswer,
    errors: [
      'INVALID_FIELDS',
      'OTP_INCORRECT',
      'OTP_EXPIRED',
      'OTP_TOO_MANY_TRIES',
      'OTP_TOO_SOON',
      'NOT_FOUND',
      ...limited,
    ],
  },
  createLeadInErp: {
    summary: 'Queues the lead for the ERP; a repeat does nothing.',
    access: 'lead',
    body: leadIdBody,
    answer: done.extend({ lead }),
    errors: ['VERIFICATION_REQUIRED', 'NOT_FOUND'],
  },
  updateLead: {
    summary: 'Updates the lead; before verification it is kept aside.',
    access: 'public',
    body: updateLeadBody,
    answer: done,
    errors: ['INVALID_FIELDS', 'NOT_FOUND', ...limited],
  },
  resendOtp: {
    summary: 'Sends a code to the phone stored with the lead.',
    access: 'public',
    body: resendBody,
    answer: done,
    errors: ['INVALID_FIELDS', 'OTP_TOO_SOON', ...limited],
  },
  signOutLead: { summary: 'Ends the lead session.', access: 'public', answer: done, errors: [] },
  healthz: {
    summary: 'The process lives.',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
    errors: [],
  },
  readyz: {
    summary: 'The process can answer: database reachable, content read.',
    access: 'public',
    answer: z.object({ status: z.literal('ready') }),
    errors: ['UNAVAILABLE'],
  },
  mockOutbox: {
    summary: 'What was handed to gateways, newest first.',
    access: 'local',
    query: z.object({ channel: z.string().max(20).optional(), to: z.string().max(254).optional() }),
    answer: z.array(outboxItem),
    errors: [],
  },
  mockFaults: {
    summary: 'Makes a gateway or a route fail or stall.',
    access: 'local',
    body: faultBody,
    answer: z.array(faultBody),
    errors: ['INVALID_FIELDS'],
  },
  mockFaultsClear: { summary: 'Removes every fault.', access: 'local', answer: z.array(faultBody), errors: [] },
  mockClock: {
    summary: 'Moves the server’s clock on.',
    access: 'local',
    body: clockBody,
    answer: z.object({ now: z.iso.datetime() }),
    errors: ['INVALID_FIELDS'],
  },
  mockClockClear: {
    summary: 'Sets the clock right again.',
    access: 'local',
    answer: z.object({ now: z.iso.datetime() }),
    errors: [],
  },
  mockReset: { summary: 'Back to the seed data.', access: 'local', answer: done, errors: [] },
} as const satisfies Record<RouteName, Endpoint>;

/** What a call answers (under `data`). */
export type Answer<N extends RouteName> = z.output<(typeof endpoints)[N]['answer']>;
/** What a call is sent. */
export type Body<N extends RouteName> = (typeof endpoints)[N] extends { body: infer B extends AnySchema }
  ? z.input<B>
  : never;

export { routes };
export type { RouteName };
