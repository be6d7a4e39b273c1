import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import { OneOf } from '@/services/shared/schema'
import { longDay } from '@/services/shared/thai-days'
import { isPromise } from '@/validators/states/application'
import type { WorkerNotificationKind } from '@/validators/worker-notification-kinds'
import { isLeavingPost } from '../job-posts/leaving-posts-repository'
import type { JobPost } from '../job-posts/repository'
import { hasBegun } from '../job-posts/shift-places'
import { factsOf, type MailParts, namedInProduct } from './mails'
import texts from './mails-th.json' with { type: 'json' }
import { findWithPost } from './own-applications-repository'
import { presentOwn } from './present-own'
import { findApplications, listKeys } from './repository'
import { shiftsOfWorker } from './terms'

/** What happens to a post, or to its company, of which who comes to it has to know, although their job stands. */
const postNews = ['company_leaves', 'company_stays', 'post_taken_down'] as const
type PostNews = (typeof postNews)[number]

const kinds = {
  company_leaves: 'application_company_leaves',
  company_stays: 'application_company_stays',
  post_taken_down: 'application_post_taken_down',
} as const satisfies Record<PostNews, WorkerNotificationKind>

const applicationStands = jobKind(
  'application_stands',
  {
    companyId: Type.String(),
    id: Type.String(),
    news: OneOf(postNews),
    /** When the company closes; empty where it does not. */
    closesAt: Type.String(),
    notificationId: Type.String(),
  },
  { concurrency: 4 },
)

/**
 * Tells those who know to have a post's job, or are offered it, with a shift to come, what happens to it; answers how many have
 * the job.
 */
export async function tellOfPost(
  tx: Database,
  post: JobPost,
  news: PostNews,
  closesAt: Date | null = null,
): Promise<number> {
  const key = { companyId: post.companyId, jobPostId: post.id }
  const promised = await listKeys(tx, key, ['offered', 'hired'])
  const people = await findApplications(
    tx,
    key,
    promised.map(({ id }) => id),
  )
  const coming = people.filter((application) => {
    const own = shiftsOfWorker(post.shifts, application)
    // An offer can be answered until its first shift begins; somebody's job goes on until its last.
    return application.toldState === 'offered'
      ? own.length > 0 && !own.some((shift) => hasBegun(shift))
      : isPromise(application.toldState) && own.some((shift) => !hasBegun(shift))
  })
  await enqueueAll(
    tx,
    applicationStands,
    coming.map(({ companyId, id }) => ({
      companyId,
      id,
      news,
      closesAt: closesAt?.toISOString() ?? '',
      notificationId: uuidv7(),
    })),
  )
  return coming.filter(({ state }) => state === 'hired').length
}

/** Tells workers, in the product and by mail, what happens to a post or a company while their job stands. */
export const postNewsMails = ({
  db,
  identity,
  appUrl,
  hasOwnAddress,
  workerNotifications,
}: MailParts): readonly MailComposer[] => [
  composer(applicationStands, async ({ companyId, id, news, closesAt, notificationId }) => {
    const found = await findWithPost(db, { companyId, id })
    const { workerUid = null, worker = null } = found?.application ?? {}
    if (!found || !workerUid || !worker || !isPromise(found.application.state)) return null
    // Of who leaves and stays again only the last is told, whichever job comes first.
    const isLeaving = await isLeavingPost(db, { companyId, id: found.application.jobPostId })
    if (news !== 'post_taken_down' && isLeaving !== (news === 'company_leaves')) return null
    const { post, ...presented } = presentOwn(found)
    const shifts = presented.shifts.filter((shift) => !hasBegun({ ...shift, headcount: null }))
    const work = { shifts, totalPay: null, post: found.post }
    const params = { title: post.title, company: post.companyName }
    const day = closesAt ? longDay.format(new Date(closesAt)) : ''
    const closing = day ? [texts.stands.closesOn.replace('{day}', day)] : []
    // To who has not answered an offer nothing is theirs, and once it has begun there is nothing to answer.
    const isOffer = found.application.toldState === 'offered'
    if (isOffer && shifts.length < presented.shifts.length) return null
    const wantsMail = await workerNotifications.tell(notificationId, {
      workerId: found.application.workerId,
      kind: kinds[news],
      subjectId: id,
      params: {
        ...params,
        facts: [...closing, ...factsOf(work, namedInProduct)],
        ...(isOffer && { promised: 'offered' }),
      },
    })
    const to = wantsMail && (await provenAddress({ identity, hasOwnAddress }, workerUid))
    if (!to) return null
    return linkMail({
      texts: { ...texts.shared, ...(isOffer ? texts.offerStands : texts.stands)[news] },
      to,
      name: worker.displayName,
      link: new URL(`/jobs/applications?application=${id}`, appUrl).href,
      params,
      facts: [...closing, ...factsOf(work)],
    })
  }),
]
