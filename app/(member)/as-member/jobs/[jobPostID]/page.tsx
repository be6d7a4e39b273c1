import type { Reader } from '@/components/job-posts/public/next-to-apply'
import {
  type JobProps,
  JobScreen,
  jobMetadata,
  type ReadJob,
  requireJob,
} from '@/components/screens/jobs/job-screen'
import { getMe } from '@/lib/accounts/data'
import { getOwnApplication, listLiveApplications } from '@/lib/applications/own-data'
import { inTheWayOf } from '@/lib/applications/own-jobs'
import { requireViewer } from '@/lib/auth/viewer'
import { isInvitedInstead } from '@/lib/job-post-invites/data'
import { getJobPost, getJobPostForMe, getPublicJobPost } from '@/lib/job-posts/data'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'

export const generateMetadata = (props: JobProps) => jobMetadata(props, readJob)

export default async function MembersJobPage(props: JobProps) {
  await requireViewer()
  const post = await requireJob(props, readJob)
  return <JobScreen post={post} reader={await readerOf(post)} />
}

/** Workers may also read posts that are shown only to them. */
const readJob: ReadJob = async (jobPostId) =>
  (await getPublicJobPost(jobPostId)) ??
  ((await getMe())?.kind === 'worker' ? getJobPostForMe(jobPostId) : null)

/** The signed-in person, as far as applying is concerned. */
async function readerOf(post: PublicJobPost): Promise<Reader> {
  const me = await getMe()
  if (me && 'member' in me) {
    return { kind: 'employer', owns: me.member !== null && (await getJobPost(post.id)) !== null }
  }
  const [application, live, isReplacement] = me
    ? await Promise.all([
        getOwnApplication(post.id),
        post.isOpen ? listLiveApplications() : [],
        post.isOpen && isInvitedInstead(post.id),
      ])
    : [null, [], false]
  return { kind: 'worker', application, inTheWay: inTheWayOf(post, live), isReplacement, isNew: me === null }
}
