import { resources } from '@prospectus/contract';

import { Table } from '../component-page/Table.tsx';

/** What one SMS costs, in rupees: an assumption, as every operator has a price of its own. */
export const SMS_RUPEES = 0.2;
/** Codes that one address can request again in an hour, as `leadRoutes` counts them. */
const RESENDS_AN_HOUR = 20;

const { shape } = resources.settings.schema;
const PHONE_A_DAY = shape.codes_per_phone_a_day.parse(undefined);
const ADDRESS_AN_HOUR = shape.enquiries_per_address_an_hour.parse(undefined) + RESENDS_AN_HOUR;
const ALL_AN_HOUR = shape.codes_per_hour.parse(undefined);
const ALL_A_DAY = shape.codes_per_day.parse(undefined);

const number = (value: number) => value.toLocaleString('en-IN');
const rupees = (codes: number) =>
  (codes * SMS_RUPEES).toLocaleString('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** The most codes that strangers can cause, and what they cost, by the initial settings. */
export const MessageBounds = () => (
  <Table
    head={['Codes', 'An hour', 'A day', `Rupees a day at ₹${SMS_RUPEES.toFixed(2)} an SMS`]}
    rows={[
      [
        'to one number or mailbox, from any number of addresses',
        number(PHONE_A_DAY),
        number(PHONE_A_DAY),
        rupees(PHONE_A_DAY),
      ],
      [
        'from one address (IPv4, or /64 of IPv6), to any number of numbers',
        number(ADDRESS_AN_HOUR),
        number(ADDRESS_AN_HOUR * 24),
        rupees(ADDRESS_AN_HOUR * 24),
      ],
      ['in all', number(ALL_AN_HOUR), number(ALL_A_DAY), rupees(ALL_A_DAY)],
      ['in all, in a month of 31 days', '', `${number(ALL_A_DAY * 31)} a month`, `${rupees(ALL_A_DAY * 31)} a month`],
    ]}
  />
);
