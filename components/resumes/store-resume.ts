import { partim } from '@/lib/api/browser'
import { changeResource, type Target } from '@/lib/api/store-resource'
import type { Resume } from '@/lib/resumes/resume'
import { type ResumeBody, saysTheSame } from './resume-values'

/** Changes the viewer's resume at the version that was read. */
export function storeResume(target: Target, body: ResumeBody) {
  return changeResource<ResumeBody, Resume>(target, {
    body,
    saysTheSame,
    change: (_, sent, headers) => partim.PUT('/v1/resumes/me', { body: sent, headers }),
  })
}
