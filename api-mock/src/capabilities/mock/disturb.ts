import { ERRORS, type Channel, type ErrorCode, type Failure } from '@prospectus/contract';
import type { RequestHandler } from 'express';

import { type Gateway, GatewayFailed } from '../../platform/gateways/gateway.ts';
import type { Faults } from './faults.ts';
import { hitsRequest } from './fault-target.ts';

/** A gateway that obeys the faults asked for it. */
export const failGateway =
  (faults: Faults) =>
  (channel: Channel, gateway: Gateway): Gateway =>
  async (message, key, subject) => {
    const fault = await faults.takeFault((target) => target === channel);
    if (fault?.status !== undefined && fault.status >= 400) throw GatewayFailed.ofStatus(fault.status);
    return gateway(message, key, subject);
  };

/** Routes that obey the faults asked for them; the mock controls themselves do not. */
export const failRoutes =
  (faults: Faults): RequestHandler =>
  async (req, res, next) => {
    if (req.path.startsWith('/mock/')) return next();
    const fault = await faults.takeFault((target) => hitsRequest(target, req.method, req.path));
    if (fault?.status === undefined) return next();
    const body: Failure = { msg: 'This failure was asked for by the mock controls.', code: codeFor(fault.status) };
    res.status(fault.status).json(body);
  };

const codeFor = (status: number): ErrorCode =>
  (Object.keys(ERRORS) as ErrorCode[]).find((code) => ERRORS[code].status === status) ??
  (status < 500 ? 'BAD_REQUEST' : 'UNAVAILABLE');
