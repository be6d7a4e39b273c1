import { Icon } from '@/components/ui/icon'
import type { CompanyStanding } from '@/validators/company-standing'

const looks = {
  represented: { icon: 'shield', tone: 'text-leaf' },
  registered: { icon: 'info', tone: 'text-ink-2' },
  unregistered: { icon: 'info', tone: 'text-ink-2' },
} as const

type ShortMarkProps = {
  standing: CompanyStanding
  /** The name of the standing. */
  text: string
  /** As a line of its own, with an explanation below. */
  isLine?: boolean
}

/** Icon and name of a company's standing; it needs no messages. */
export function ShortMark({ standing, text, isLine }: ShortMarkProps) {
  const { icon, tone } = looks[standing]
  return (
    <span className={`${isLine ? 'flex font-medium' : 'inline-flex'} items-center gap-1 ${tone}`}>
      <Icon name={icon} className="size-4" />
      {text}
    </span>
  )
}
