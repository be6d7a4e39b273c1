import { uuidv7 } from 'uuidv7'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { linkMail } from '@/services/shared/mails/link-mail'
import { type MailComposer, promiseMail } from '@/services/shared/outbox/outbox'
import { type IntroVideoReason, introVideoReasons } from '@/validators/intro-video-terms'
import texts from './mails-th.json' with { type: 'json' }
import { tellWorker } from './service'

type News = {
  readonly workerId: string
  readonly videoId: string
  /** Why staff do not show it; null when they do. */
  readonly reason: IntroVideoReason | null
}

/** Tells a worker what staff decided about a video, in the transaction that decides, and promises the mail they want. */
export async function tellOfIntroVideo(tx: Database, { workerId, videoId, reason }: News): Promise<void> {
  const kind = reason === null ? 'intro_video_shown' : 'intro_video_rejected'
  // The reason's sentence is chosen by its code where it is read.
  const params = { title: reason ?? '', company: '' }
  const to = await tellWorker(tx, { id: uuidv7(), workerId, kind, subjectId: videoId, params })
  if (to) await promiseMail(tx, kind, { ...to, reason: reason ?? '' })
}

type MailParts = {
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
}

/** Mails workers what staff decided about their videos; nobody whose address is not proven. */
export function introVideoMails(parts: MailParts): Record<string, MailComposer> {
  const compose =
    (of: 'introVideoShown' | 'introVideoRejected'): MailComposer =>
    async ({ uid = '', displayName = '', reason = '' }) => {
      const to = await provenAddress(parts, uid)
      if (!to) return null
      const known = introVideoReasons.find((one) => one === reason) ?? 'other'
      return linkMail({
        texts: texts[of],
        to,
        name: displayName,
        link: new URL('/resume/me?step=about', parts.appUrl).href,
        params: { reason: texts.introVideoReasons[known] },
      })
    }
  return {
    intro_video_shown: compose('introVideoShown'),
    intro_video_rejected: compose('introVideoRejected'),
  }
}
