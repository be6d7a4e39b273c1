import type { Database } from '@/services/shared/database'
import { findMember } from '../../platform/access/repository'
import { choicesOf } from '../../platform/notifications/choices'
import type { DigestOf } from '../../platform/notifications/mails'
import { findJobPost, type JobPost } from '../job-posts/repository'
import { planApplicantMail } from './applicant-mails-repository'
import { countNew } from './board-repository'

/** A post's members get at most one mail about its applicants in this time; it tells of all who came meanwhile. */
const minutesBetweenMails = 15

type ApplicantMail = { readonly notBefore: Date; readonly params: Record<string, string> }

/**
 * The mail that tells of somebody who has just applied to a locked post: at once, or when enough time has passed since
 * the latest one. null while one is promised that will tell of them as well.
 */
export async function nextApplicantMail(
  tx: Database,
  post: Pick<JobPost, 'companyId' | 'id' | 'applicantsMailAt'>,
): Promise<ApplicantMail | null> {
  const notBefore = await planApplicantMail(tx, post, minutesBetweenMails)
  if (!notBefore) return null
  const since = post.applicantsMailAt?.toISOString() ?? ''
  return { notBefore, params: { companyId: post.companyId, since } }
}

/**
 * What a mail about applicants says when it is sent: how many came since the one before, and how many nobody has opened.
 * Nothing when all of them were opened meanwhile, and to members who by now do not decide about them or want no such
 * mails.
 */
export const applicantDigest =
  (db: Database): DigestOf =>
  async ({ uid, subjectId: jobPostId }, { companyId = '', since = '' }) => {
    const [member, choices] = [await findMember(db, uid), await choicesOf(db, uid)]
    const isWanted = choices?.some(({ kind, byMail }) => kind === 'applications_received' && byMail)
    if (member?.companyId !== companyId || !isWanted) return null
    const post = await findJobPost(db, member, jobPostId)
    if (!post) return null
    const key = { companyId, jobPostId }
    const count = await countNew(db, key, since ? new Date(since) : null)
    if (count === 0) return null
    return { title: post.title ?? '', count: String(count), waiting: String(await countNew(db, key)) }
  }
