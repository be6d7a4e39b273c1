import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'

type CompanyStandingProps = {
  standing: PublicJobPost['company']['standing']
  /** In a list: one that nobody confirmed is not spoken of. */
  short?: boolean
}

const looks = {
  verified: { icon: 'shield', tone: 'text-leaf' },
  registered: { icon: 'building', tone: 'text-sky' },
  unconfirmed: { icon: 'info', tone: 'text-ink-3' },
} as const

/** How sure a worker can be of who hires. */
export function CompanyStanding({ standing, short }: CompanyStandingProps) {
  const t = useTranslations('jobs.standing')
  if (short && standing === 'unconfirmed') return null
  const { icon, tone } = looks[standing]
  return (
    <span className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon name={icon} className="size-4 shrink-0" />
      {t(`${standing}.${short ? 'short' : 'full'}`)}
    </span>
  )
}
