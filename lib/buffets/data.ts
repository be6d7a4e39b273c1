import 'server-only'
import { answerOrNull } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import type { BuffetLink } from './buffet-link'

/** The sales link that was opened, as the current visitor may see it; null for one that was never made. */
export async function getBuffetLink(token: string): Promise<BuffetLink | null> {
  return answerOrNull<BuffetLink>(jobPostApi().POST('/v1/buffet-links/checks', { body: { token } }))
}
