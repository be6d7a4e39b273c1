import { type JobProps, JobScreen, jobMetadata, requireJob } from './job-screen'

export const generateMetadata = jobMetadata

export default async function JobPage(props: JobProps) {
  return <JobScreen post={await requireJob(props)} reader={{ kind: 'visitor' }} />
}
