import { AuxiliaryPage } from '../auxiliary/AuxiliaryRoute.tsx';
import { usePageData, useRootData } from '../page/page-data.ts';
import { NotFound } from '../problems/NotFound.tsx';
import type { ScheduleData } from './schedule-query.ts';
import { Schedule } from './Schedule.tsx';

/** The class schedule: an auxiliary page with a calendar and its filters (SCHED-01 to SCHED-15). */
export function ScheduleRoute() {
  const data = usePageData<ScheduleData>();
  const root = useRootData();
  if (!data || !root) return <NotFound />;
  return (
    <AuxiliaryPage {...data}>
      <Schedule data={data.schedule} path={data.page.path} publicUrl={root.publicUrl} />
    </AuxiliaryPage>
  );
}
