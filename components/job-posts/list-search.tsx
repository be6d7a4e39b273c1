import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { JobPostFilter } from '@/lib/job-posts/job-post'

/** Search by title: a plain form, so it works before any script has loaded. */
export function ListSearch({ filter }: { filter: JobPostFilter }) {
  const t = useTranslations('jobPosts.list')
  return (
    <search>
      <form action="/job-posting" className="flex flex-wrap gap-3">
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        <input
          type="search"
          name="q"
          defaultValue={filter.q}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          className="control min-w-0 flex-1 basis-48"
        />
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          <Icon name="search" />
          {t('apply')}
        </button>
      </form>
    </search>
  )
}
