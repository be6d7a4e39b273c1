import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Tone } from '@/components/ui/tone'
import type { JobPostState } from '@/lib/job-posts/job-post'

const tones: Record<JobPostState, Tone> = {
  draft: 'neutral',
  pending_review: 'sky',
  published: 'leaf',
  paused: 'mango',
  filled: 'leaf',
  expired: 'neutral',
  closed: 'neutral',
  rejected: 'chilli',
  cancelled: 'neutral',
}

/** The state of a post in a word. */
export function StateBadge({ state }: { state: JobPostState }) {
  const t = useTranslations('jobPosts.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
