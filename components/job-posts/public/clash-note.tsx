import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { ClashAlert } from '@/components/ui/clash-alert'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/dates/format-thai'
import type { InTheWay } from '@/validators/clash'

const clashId = 'clash'

/** The way to the reader's own job or offer that a job clashes with. */
export function ClashLink({ clashes: [first], bar }: InTheWay) {
  const t = useTranslations('jobs.clash')
  if (!first) return null
  const { applicationId, state } = first
  return (
    <ButtonLink
      href={`/jobs/applications?application=${applicationId}`}
      prefetch="reach"
      variant={bar === 'offered' && state === 'offered' ? 'accent' : 'secondary'}
      size={bar ? 'md' : 'sm'}
    >
      {t(state === 'offered' ? 'answer' : 'look')}
    </ButtonLink>
  )
}

/** `hasLink`: the way to the other job does not stand beside applying. */
type JobClashProps = InTheWay & { readonly hasLink: boolean }

/** With which of their own jobs a job clashes for its reader, on which day, and the way to that one. */
export function JobClash({ clashes, bar, hasLink }: JobClashProps) {
  const t = useTranslations('jobs.clash')
  const [first, ...more] = clashes
  if (!first) return null
  const { rule, state, title, company, date } = first
  const said = t(`${state}.${rule}`, { title, company, day: formatDay(date) })
  return (
    <ClashAlert id={clashId} action={hasLink && <ClashLink {...{ clashes, bar }} />}>
      {more.length > 0 ? `${said} ${t('more', { shifts: more.length })}` : said}
    </ClashAlert>
  )
}

/** The same in a phone's bar, where there is room for one line: it leads to the whole above the bar. */
export function ClashLine({ clashes, bar }: InTheWay) {
  const t = useTranslations('jobs.clash')
  const state = clashes.every((clash) => clash.state === 'offered') ? 'offered' : 'hired'
  return (
    <a
      href={`#${clashId}`}
      className={classNames(
        'flex min-h-11 min-w-0 items-center gap-1.5 text-sm font-medium text-mango-ink lg:hidden',
        // Beside two buttons there is no room.
        bar === 'offered' ? 'basis-full' : 'flex-1',
      )}
    >
      <Icon name="warning" className="size-4 shrink-0" />
      <span className="min-w-0 underline underline-offset-4">
        {t(`short.${state}`, { shifts: clashes.length })}
      </span>
    </a>
  )
}
