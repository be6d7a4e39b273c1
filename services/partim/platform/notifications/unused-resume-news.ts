import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import type { MailComposer } from '@/services/shared/mails/mail-jobs'
import { retention } from '@/validators/retention'
import texts from './mails-th.json' with { type: 'json' }
import { unusedKinds } from './matters'
import { readAbout } from './repository'
import { tellWorker } from './service'
import { type WorkerMailParts, workerMails } from './worker-mails'

const announced = { uid: Type.String(), displayName: Type.String(), day: Type.String() }
const kinds = {
  resume_unused: jobKind('resume_unused', announced),
  resume_expiring: jobKind('resume_expiring', announced),
}

const dayMs = 86_400_000

const words = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The day on which what is announced now happens. */
const dayOf = (now: number): string =>
  words.format(new Date(now + retention.unusedResumeNotice.count * dayMs))

/**
 * Tells a worker that nobody will find them any more, or that their resume goes, unless they come back before a day, in the
 * transaction that notes it, and enqueues the mail they want.
 */
export async function tellOfUnused(
  tx: Database,
  workerId: string,
  kind: keyof typeof kinds,
  now = Date.now(),
): Promise<void> {
  const day = dayOf(now)
  const params = { title: day, company: '' }
  const to = await tellWorker(tx, { id: uuidv7(), workerId, kind, subjectId: workerId, params })
  if (to) await enqueue(tx, kinds[kind], { ...to, day })
}

/** Tells a worker who came back, in the product alone, that nobody finds them until they say that they still look for work. */
export async function tellOfHidden(tx: Database, workerId: string): Promise<void> {
  const params = { title: '', company: '' }
  await tellWorker(tx, { id: uuidv7(), workerId, kind: 'resume_hidden', subjectId: workerId, params })
}

/** What a worker was told of their unused resume asks for nothing any more. */
export const settleUnused = (tx: Database, workerId: string): Promise<void> =>
  readAbout(tx, { workerId, subjectId: workerId, kinds: unusedKinds })

/** Mails workers what becomes of a resume that they do not use. */
export function unusedResumeMails(parts: WorkerMailParts): readonly MailComposer[] {
  const compose = (kind: keyof typeof kinds, of: 'resumeUnused' | 'resumeExpiring') =>
    workerMails(parts, kinds[kind], ({ day, ...to }) => ({
      to,
      texts: texts[of],
      path: '/resume/me',
      params: { day },
    }))
  return [compose('resume_unused', 'resumeUnused'), compose('resume_expiring', 'resumeExpiring')]
}
