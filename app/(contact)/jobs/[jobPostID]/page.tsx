import { type JobProps, JobScreen, jobMetadata, requireJob } from '@/components/screens/jobs/job-screen'
import { getPublicJobPost } from '@/lib/job-posts/data'

export const generateMetadata = (props: JobProps) => jobMetadata(props, getPublicJobPost)

export default async function JobPage(props: JobProps) {
  return <JobScreen post={await requireJob(props, getPublicJobPost)} reader={{ kind: 'visitor' }} />
}
