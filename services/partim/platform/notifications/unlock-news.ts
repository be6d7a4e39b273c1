import { Type } from '@fastify/type-provider-typebox'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import texts from './mails-th.json' with { type: 'json' }
import { tellWorker } from './service'

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

type MailParts = {
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

/** Mails workers that a company unlocked them; to nobody whose address is not proven. */
export function unlockMails(parts: MailParts): readonly MailComposer[] {
  return [
    composer(profileUnlocked, async ({ uid, displayName, company }) => {
      const to = await provenAddress(parts, uid)
      if (!to) return null
      return linkMail({
        texts: texts.unlocked,
        to,
        name: displayName,
        link: new URL('/my-account#unlocks', parts.appUrl).href,
        params: { company },
      })
    }),
  ]
}
