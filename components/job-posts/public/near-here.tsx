import { useTranslations } from 'next-intl'
import { asksForHere } from '@/validators/near-here'
import { foundPath, type JobsView, nearMe } from './jobs-view'
import { NearMe } from './near-me'

/** Under words that ask for what is near to the reader, which no word tells: the way to their position. Nothing under others. */
export function NearHere({ view: { after: _, ...view } }: { view: JobsView }) {
  const t = useTranslations('jobs.sort')
  if (!asksForHere(view.q ?? '') || view.near === nearMe) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 rounded-control bg-well p-3">
      <p className="text-sm">{t('here')}</p>
      <NearMe
        path={foundPath({ ...view, sort: 'near', near: nearMe })}
        texts={{ use: t('useHere'), denied: t('denied'), failed: t('failed') }}
      />
    </div>
  )
}
