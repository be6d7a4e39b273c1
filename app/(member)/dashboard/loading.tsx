import { DashboardSkeleton } from '@/components/dashboard/dashboard-skeleton'

/** Skeleton of the dashboard. */
export default function DashboardLoading() {
  return <DashboardSkeleton />
}
