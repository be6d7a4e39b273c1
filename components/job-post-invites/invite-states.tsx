import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon-names'
import type { Tone } from '@/components/ui/tone'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { InviteState, JobPostInvite } from '@/lib/job-post-invites/invite'

const looks: Record<InviteState, { tone: Tone; icon: IconName }> = {
  sent: { tone: 'neutral', icon: 'mail' },
  seen: { tone: 'sky', icon: 'eye' },
  declined: { tone: 'neutral', icon: 'close' },
  applied: { tone: 'leaf', icon: 'check-circle' },
}

/** An invitation's state in a word. */
export function InviteStateBadge({ state }: { state: InviteState }) {
  const t = useTranslations('inviting.states')
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  )
}

type Answered = Pick<JobPostInvite, 'state' | 'at' | 'seenAt' | 'declinedAt' | 'appliedAt'>

/** When an invitation came to its state. */
export function InviteMoment({ invite }: { invite: Answered }) {
  const t = useTranslations('inviting')
  const { state, at, seenAt, declinedAt, appliedAt } = invite
  const moments = { sent: at, seen: seenAt, declined: declinedAt, applied: appliedAt }
  const moment = new Date(moments[state] ?? at)
  return (
    <time dateTime={moment.toISOString()} className="text-sm text-ink-3">
      {t('moment', { day: formatDay(moment), time: formatClock(moment) })}
    </time>
  )
}
