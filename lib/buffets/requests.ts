import 'client-only'
import { type Answer, jobPost } from '@/lib/api/browser'
import type { ActivatedBuffet } from './buffet-link'

/** Activates a sales link for the viewer's company. Answers no problem itself. */
export const activateBuffetLink = (token: string): Promise<Answer<ActivatedBuffet>> =>
  jobPost.POST('/v1/buffet-links/activations', { body: { token } })
