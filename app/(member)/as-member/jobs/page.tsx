import { requireViewer } from '@/lib/auth/viewer'
import { type JobsProps, JobsScreen, jobsMetadata } from '../../../(contact)/jobs/jobs-screen'

export const generateMetadata = jobsMetadata

export default async function MembersJobsPage(props: JobsProps) {
  await requireViewer()
  return <JobsScreen {...props} />
}
