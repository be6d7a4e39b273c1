import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { enqueueAll } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import type { WorkerNotifications } from '../../platform/worker-notifications/worker-notifications'
import { factsOf, namedInProduct } from '../applications/mails'
import { placesOfInvite } from '../applications/replacement-invites-repository'
import texts from './mails-th.json' with { type: 'json' }
import { findOpenInvite, shiftsOfPosts } from './repository'
import { workOf } from './work'

const jobPostInvited = jobKind('job_post_invited', {
  companyId: Type.String(),
  jobPostId: Type.String(),
  workerId: Type.String(),
  notificationId: Type.String(),
})

type Invited = { readonly companyId: string; readonly jobPostId: string; readonly workerId: string }

/** Enqueues telling workers that they are invited, in the transaction that invites them. */
export const tellInvited = (tx: Database, invited: readonly Invited[]): Promise<void> =>
  // The ids are chosen once, so that another attempt does not notify again.
  enqueueAll(
    tx,
    jobPostInvited,
    invited.map((one) => ({ ...one, notificationId: uuidv7() })),
  )

type MailParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
  readonly workerNotifications: WorkerNotifications
}

/**
 * Tells workers that they are invited to a post: in the product by the partim service, and composes the mail to those
 * who want one. Nobody is told when they cannot apply any more, or have applied by then.
 */
export function inviteMails(parts: MailParts): readonly MailComposer[] {
  const { db, appUrl, workerNotifications } = parts
  return [
    composer(jobPostInvited, async ({ companyId, jobPostId, workerId, notificationId }) => {
      const invite = await findOpenInvite(db, { companyId, jobPostId, workerId })
      if (!invite) return null
      const params = { title: invite.title ?? '', company: invite.companyName }
      const shifts = await shiftsOfPosts(db, [invite])
      const lostIds = (await placesOfInvite(db, invite)).map(({ shiftId }) => shiftId)
      const work = { ...workOf(invite, shifts.get(jobPostId) ?? [], lostIds), post: invite }
      const words = work.isReplacement ? texts.instead : texts.invited
      const mail = await workerNotifications.tell(notificationId, {
        workerId,
        kind: 'job_post_invited',
        subjectId: jobPostId,
        params: {
          ...params,
          facts: [...(work.isReplacement ? [texts.instead.fact] : []), ...factsOf(work, namedInProduct)],
        },
      })
      if (!mail) return null
      const to = await provenAddress(parts, mail.uid)
      if (!to) return null
      return linkMail({
        texts: { ...texts.shared, ...words },
        to,
        name: mail.displayName,
        link: new URL(`/jobs/${jobPostId}`, appUrl).href,
        params,
        facts: factsOf(work),
      })
    }),
  ]
}
