import type { Static, TSchema } from '@fastify/type-provider-typebox'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import type { JobKind } from '@/services/shared/jobs/kind'
import { linkMail, type MailTexts } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'

/** What mails to workers are composed with. */
export type WorkerMailParts = {
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

/** What a mail says to a worker, and where its button leads to. */
type Letter = {
  readonly to: { readonly uid: string; readonly displayName: string }
  readonly texts: MailTexts
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** Composes the mails of a kind to workers; to nobody whose address is not proven. */
export const workerMails = <Payload extends TSchema>(
  { appUrl, ...directory }: WorkerMailParts,
  kind: JobKind<Payload>,
  letterOf: (payload: Static<Payload>) => Letter,
): MailComposer =>
  composer(kind, async (payload) => {
    const { to: worker, texts, path, params } = letterOf(payload)
    const to = await provenAddress(directory, worker.uid)
    if (!to) return null
    return linkMail({ texts, to, name: worker.displayName, link: new URL(path, appUrl).href, params })
  })
