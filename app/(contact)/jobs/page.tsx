import { type JobsProps, JobsScreen, jobsMetadata } from '@/components/screens/jobs/jobs-screen'

export const generateMetadata = jobsMetadata

export default function JobsPage(props: JobsProps) {
  return <JobsScreen {...props} />
}
