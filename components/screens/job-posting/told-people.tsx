import { useTranslations } from 'next-intl'
import { Unbroken } from '@/components/ui/unbroken'
import type { Board } from '@/lib/applications/application'
import { newsOf } from '@/lib/applications/news'
import { pastParts } from '@/lib/dates/format-thai'
import { LazyToldWatch } from './lazy-told-watch'

type ToldPeopleProps = { jobPostId: string; people: Board['takenBack'] }

/** Who lost the job or an offer as the post was cancelled: who is being told, who knows since when, and whom no news reaches. */
export function ToldPeople({ jobPostId, people }: ToldPeopleProps) {
  const t = useTranslations('jobPosts.detail')
  const { onTheWay, told, toldAt, untold } = newsOf(people)
  const named = (some: Board['takenBack']) => ({
    count: some.length,
    names: some.map(({ worker }) => worker?.displayName ?? t('toldGone')).join(', '),
  })
  return (
    <>
      {onTheWay.length > 0 && (
        <p className="max-w-prose font-medium">
          <Unbroken>{t('telling', named(onTheWay))}</Unbroken>
          <LazyToldWatch jobPostId={jobPostId} shown={onTheWay.length} />
        </p>
      )}
      {toldAt && (
        <p className="max-w-prose font-medium">
          <Unbroken>{t('told', { ...named(told), ...pastParts(toldAt) })}</Unbroken>
        </p>
      )}
      {untold.length > 0 && (
        <p className="max-w-prose font-medium">
          <Unbroken>{t('untold', named(untold))}</Unbroken>
        </p>
      )}
    </>
  )
}
