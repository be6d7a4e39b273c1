import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { LetterStatus } from './letter'

/** The status of the company's letter; for those who may edit the company. */
export async function getLetterStatus(): Promise<LetterStatus> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/company/representation-letter', {}))
}
