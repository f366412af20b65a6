import { type DashboardFigures, FUNNEL_STEPS, SALES_STAGES } from '@prospectus/contract';

/** Figures of two days and the two before, whichever days are asked for. */
const FIGURES: DashboardFigures = {
  from: '2026-11-20',
  to: '2026-11-21',
  previous: { from: '2026-11-18', to: '2026-11-19' },
  funnel: FUNNEL_STEPS.map((step, nth) => ({ step, count: 900 - nth * 100, before: 600 })),
  groups: [
    {
      value: '/online-mba',
      steps: { page: 800, opened: 90, phone: 60, details: 50, code: 50, verified: 30, erp: 28, stage: 20 },
    },
  ],
  days: [
    { day: '2026-11-20', leads: 400, before: 250, verified: 300, called: 200, first_call_s: 1_500 },
    { day: '2026-11-21', leads: 200, before: 350, verified: 100, called: 40, first_call_s: null },
  ],
  first_call: {
    median_s: 1_500,
    before_s: 3_000,
    called: { count: 240, before: 100 },
    not_called: { count: 360, before: 500 },
  },
  programmes: [{ programme: 'Master of Arts', count: 350, before: 200, verified: 180 }],
  stages: SALES_STAGES.map((stage) => ({ stage, count: stage === 'new' ? 600 : 0, before: 600 })),
};

/** What is planned, and for today. */
export const NOTHING_DUE = { planned: [], lectures_today: 0, today: '2026-11-21' };

/** The dashboard's figures in memory; `fail` throws where the next call is to fail. */
export const memoryFigures = (fail: () => void) => async (): Promise<DashboardFigures> => {
  fail();
  return FIGURES;
};
