import { jobPost } from '@/lib/api/browser'
import { type Creation, createOnce } from '@/lib/api/create-once'
import type { OwnApplication } from '@/lib/applications/own-application'

type Application = {
  jobPostId: string
  answers: { questionId: string; answer: string }[]
  /** The shifts they can come to, where people choose theirs. */
  shiftIds?: string[]
  /** YYYY-MM-DD */
  birthDate?: string
}

/** Sends an application exactly once; a second one to the same post is the first one. */
export function storeApplication(body: Application): Promise<Creation<OwnApplication>> {
  return createOnce<Application, OwnApplication>({
    draftKey: `apply:${body.jobPostId}`,
    body,
    send: (sent, headers) => jobPost.POST('/v1/my/applications', { body: sent, headers }),
  })
}
