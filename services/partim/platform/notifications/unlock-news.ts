import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import type { MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from './mails-th.json' with { type: 'json' }
import { tellWorker } from './service'
import { type WorkerMailParts, workerMails } from './worker-mails'

const profileUnlocked = jobKind('profile_unlocked', {
  uid: Type.String(),
  displayName: Type.String(),
  company: Type.String(),
})

type News = { readonly id: string; readonly workerId: string; readonly companyName: string }

/** Tells a worker which company unlocked them, in the transaction that records it, and enqueues the mail they want. */
export async function tellOfUnlock(tx: Database, { id, workerId, companyName }: News): Promise<void> {
  const params = { title: '', company: companyName }
  const to = await tellWorker(tx, { id, workerId, kind: 'profile_unlocked', subjectId: id, params })
  if (to) await enqueue(tx, profileUnlocked, { ...to, company: companyName })
}

/** Mails workers that a company unlocked them. */
export const unlockMails = (parts: WorkerMailParts): MailComposer =>
  workerMails(parts, profileUnlocked, ({ company, ...to }) => ({
    to,
    texts: texts.unlocked,
    path: '/my-account#unlocks',
    params: { company },
  }))
