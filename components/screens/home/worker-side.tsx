import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/forms/search-form'
import { foundPath } from '@/components/job-posts/public/jobs-view'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { WholeWords } from '@/components/ui/whole-words'
import { longestSearch } from '@/validators/longest-search'

/** What somebody who looks for work sees first: one line to search by, and the ways to the jobs. */
export function WorkerSide() {
  const t = useTranslations('home.worker')
  const jobs = useTranslations('jobs')
  // Understood when it is asked (services/job-post/hiring/public-job-posts): the page is prerendered on some other day.
  const tomorrow = jobs('quick.tomorrow')
  return (
    <>
      <h1 className="text-3xl font-bold">
        <WholeWords>{t('title')}</WholeWords>
      </h1>
      <p className="mt-1 text-pretty text-ink-2">{t('lead')}</p>
      <SearchForm action="/jobs#found" className="mt-4 flex gap-2">
        <input
          type="search"
          name="q"
          aria-label={jobs('search.words')}
          placeholder={jobs('search.wordsHint')}
          data-longest={longestSearch}
          enterKeyHint="search"
          className="control min-w-0 flex-1"
        />
        <Button type="submit" aria-label={jobs('search.submit')}>
          <Icon name="search" />
        </Button>
      </SearchForm>
      <div className="flex flex-wrap items-center gap-2 py-3">
        <ButtonLink href={foundPath({ q: tomorrow })} prefetch="reach" size="sm" variant="secondary">
          {tomorrow}
        </ButtonLink>
        <ButtonLink href={foundPath({ pay: 'day-500' })} prefetch="reach" size="sm" variant="secondary">
          {jobs('quick.wellPaid')}
        </ButtonLink>
        <ButtonLink href="/jobs" prefetch="reach" size="sm" variant="ghost" className="ml-auto">
          {jobs('nothing.all')}
        </ButtonLink>
      </div>
    </>
  )
}
