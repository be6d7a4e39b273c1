import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { Resume } from './resume'

/** The viewer's own resume; registering as a worker makes an empty, hidden one. */
export async function getOwnResume(): Promise<Resume> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/resumes/me', {}))
}
