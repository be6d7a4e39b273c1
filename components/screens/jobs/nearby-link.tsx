import { useTranslations } from 'next-intl'
import { foundPath, type JobsView } from '@/components/job-posts/public/jobs-view'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { wordingOf } from '@/lib/addresses/place'
import type { PublicJobPostPage } from '@/lib/job-posts/public-job-post'

type NearbyLinkProps = { view: JobsView; nearby: NonNullable<PublicJobPostPage['nearby']> }

/** Of a search at a station without jobs: where the nearest are, and the way to them, nearest first. */
export function NearbyLink({ view: { after: _, ...view }, nearby }: NearbyLinkProps) {
  const t = useTranslations('jobs.nothing')
  const area = useTranslations('addresses')
  const { asked, q, from, to, district, province, distanceKm } = nearby
  const days = { from: from ?? undefined, to: to ?? undefined }
  const place = `${area(`${wordingOf(province)}.district`)}${district}`
  return (
    <div className="mb-4">
      <p>{t('nearby', { asked, place, distance: distanceKm })}</p>
      <ButtonLink
        href={foundPath({ ...view, ...days, q: q ?? undefined, near: asked, sort: 'near' })}
        prefetch="reach"
        className="mt-3"
      >
        <Icon name="pin" className="size-4.5" />
        {t('lookNearby', { asked })}
      </ButtonLink>
    </div>
  )
}
