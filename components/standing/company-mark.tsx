import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { CompanyStanding } from '@/validators/company-standing'

type CompanyMarkProps = {
  standing: CompanyStanding
  /** Beside a company's name, without what it means. */
  short?: boolean
}

const looks = {
  represented: { icon: 'shield', tone: 'text-leaf' },
  registered: { icon: 'info', tone: 'text-ink-2' },
  unregistered: { icon: 'info', tone: 'text-ink-2' },
} as const

/** How sure a worker can be that who hires may speak for the company. */
export function CompanyMark({ standing, short }: CompanyMarkProps) {
  const t = useTranslations('standing.mark')
  const { icon, tone } = looks[standing]
  if (short) {
    return (
      <span className={`inline-flex items-center gap-1 ${tone}`}>
        <Icon name={icon} className="size-4 shrink-0" />
        {t(`${standing}.short`)}
      </span>
    )
  }
  return (
    <span className="block">
      <span className={`flex items-center gap-1 font-medium ${tone}`}>
        <Icon name={icon} className="size-4 shrink-0" />
        {t(`${standing}.short`)}
      </span>
      <span className="block text-ink-2">{t(`${standing}.about`)}</span>
    </span>
  )
}
