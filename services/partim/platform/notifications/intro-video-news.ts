import { Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import type { MailComposer } from '@/services/shared/mails/mail-jobs'
import { type IntroVideoReason, introVideoReasons } from '@/validators/intro-video-terms'
import texts from './mails-th.json' with { type: 'json' }
import { tellWorker } from './service'
import { type WorkerMailParts, workerMails } from './worker-mails'

const decided = { uid: Type.String(), displayName: Type.String(), reason: Type.String() }
const kinds = {
  intro_video_shown: jobKind('intro_video_shown', decided),
  intro_video_rejected: jobKind('intro_video_rejected', decided),
}

type News = {
  readonly workerId: string
  readonly videoId: string
  /** Why staff do not show it; null when they do. */
  readonly reason: IntroVideoReason | null
}

/** Tells a worker what staff decided about a video, in the transaction that decides, and enqueues the mail they want. */
export async function tellOfIntroVideo(tx: Database, { workerId, videoId, reason }: News): Promise<void> {
  const kind = reason === null ? 'intro_video_shown' : 'intro_video_rejected'
  // The reason's sentence is chosen by its code where it is read.
  const params = { title: reason ?? '', company: '' }
  const to = await tellWorker(tx, { id: uuidv7(), workerId, kind, subjectId: videoId, params })
  if (to) await enqueue(tx, kinds[kind], { ...to, reason: reason ?? '' })
}

/** Mails workers what staff decided about their videos. */
export function introVideoMails(parts: WorkerMailParts): readonly MailComposer[] {
  const compose = (kind: keyof typeof kinds, of: 'introVideoShown' | 'introVideoRejected') =>
    workerMails(parts, kinds[kind], ({ reason, ...to }) => {
      const known = introVideoReasons.find((one) => one === reason) ?? 'other'
      const params = { reason: texts.introVideoReasons[known] }
      return { to, texts: texts[of], path: '/resume/me?step=about', params }
    })
  return [
    compose('intro_video_shown', 'introVideoShown'),
    compose('intro_video_rejected', 'introVideoRejected'),
  ]
}
