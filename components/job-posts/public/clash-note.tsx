import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { InTheWay } from '@/lib/applications/own-jobs'
import { formatDay } from '@/lib/dates/format-thai'

/** With which of their own jobs a job clashes for its reader, on which day, and the way to that one. */
export function ClashNote({ clashes, bar }: InTheWay) {
  const t = useTranslations('jobs.clash')
  const [first, ...more] = clashes
  if (!first) return null
  const { rule, shift, application } = first
  const { id, post } = application
  const standing = application.state === 'offered' ? 'offered' : 'hired'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:grid">
      <p className="flex min-w-0 gap-1.5 text-sm font-medium text-mango-ink">
        <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere">
          {t(`${standing}.${rule}`, {
            title: post.title,
            company: post.companyName,
            day: formatDay(shift.date),
          })}
          {more.length > 0 && ` ${t('more', { shifts: more.length })}`}
        </span>
      </p>
      <ButtonLink
        href={`/jobs/applications?application=${id}`}
        prefetch="reach"
        variant={bar === 'offered' && standing === 'offered' ? 'accent' : 'secondary'}
        size={bar ? 'md' : 'sm'}
      >
        {t(standing === 'offered' ? 'answer' : 'look')}
      </ButtonLink>
    </div>
  )
}
