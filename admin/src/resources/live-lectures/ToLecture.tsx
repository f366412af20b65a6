import { Navigate, useParams } from 'react-router';

/** The address of one lecture, as lists and the search know it: its form beside the calendar. */
export function ToLecture() {
  const { id } = useParams();
  return <Navigate to={`/live-lectures?${new URLSearchParams({ lecture: id ?? 'new' }).toString()}`} replace />;
}
