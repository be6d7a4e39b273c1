import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import { retention } from '@/validators/retention'
import texts from './mails-th.json' with { type: 'json' }
import { unusedKinds } from './matters'
import { readAbout } from './repository'
import { tellWorker } from './service'

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

/** What a worker was told of their unused resume asks for nothing any more. */
export const settleUnused = (tx: Database, workerId: string): Promise<void> =>
  readAbout(tx, { workerId, subjectId: workerId, kinds: unusedKinds })

type MailParts = {
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

/** Mails workers what becomes of a resume that they do not use; nobody whose address is not proven. */
export function unusedResumeMails(parts: MailParts): readonly MailComposer[] {
  const compose = (kind: keyof typeof kinds, of: 'resumeUnused' | 'resumeExpiring') =>
    composer(kinds[kind], async ({ uid, displayName, day }) => {
      const to = await provenAddress(parts, uid)
      if (!to) return null
      const link = new URL('/resume/me', parts.appUrl).href
      return linkMail({ texts: texts[of], to, name: displayName, link, params: { day } })
    })
  return [compose('resume_unused', 'resumeUnused'), compose('resume_expiring', 'resumeExpiring')]
}
