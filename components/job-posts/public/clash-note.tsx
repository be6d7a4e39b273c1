import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/dates/format-thai'
import type { InTheWay } from '@/validators/clash'

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
type ClashNoteProps = InTheWay & { readonly hasLink?: boolean }

/** With which of their own jobs a job clashes for its reader, on which day, and the way to that one. */
export function ClashNote({ clashes, bar, hasLink = true }: ClashNoteProps) {
  const t = useTranslations('jobs.clash')
  const [first, ...more] = clashes
  if (!first) return null
  const { rule, state, title, company, date } = first
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:grid">
      <p className="flex min-w-0 gap-1.5 text-sm font-medium text-mango-ink">
        <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere">
          {t(`${state}.${rule}`, { title, company, day: formatDay(date) })}
          {more.length > 0 && ` ${t('more', { shifts: more.length })}`}
        </span>
      </p>
      {hasLink && <ClashLink {...{ clashes, bar }} />}
    </div>
  )
}

/** The same as one line, which unfolds to it: below a button that still applies there is no room for more. */
export function FoldedClash(inTheWay: ClashNoteProps) {
  const t = useTranslations('jobs.clash')
  const { clashes } = inTheWay
  const state = clashes.every((clash) => clash.state === 'offered') ? 'offered' : 'hired'
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium text-mango-ink [&::-webkit-details-marker]:hidden">
        <Icon name="warning" className="size-4 shrink-0" />
        <span className="min-w-0 flex-1">{t(`short.${state}`, { shifts: clashes.length })}</span>
        <Icon name="chevron-down" className="size-5 shrink-0 text-ink-3 group-open:rotate-180" />
      </summary>
      <ClashNote {...inTheWay} />
    </details>
  )
}
