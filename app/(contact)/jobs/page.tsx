import { type JobsProps, JobsScreen, jobsMetadata } from './jobs-screen'

export const generateMetadata = jobsMetadata

export default function JobsPage(props: JobsProps) {
  return <JobsScreen {...props} />
}
