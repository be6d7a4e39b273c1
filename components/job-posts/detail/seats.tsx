import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { FillBar } from '@/components/ui/fill-bar'
import type { Seats as SeatsOfPost } from '@/lib/job-posts/seats'

/** How many people a post has, and needs. */
export function Seats({ taken, places, className }: SeatsOfPost & { className?: string }) {
  const t = useTranslations('jobPosts.detail')
  return (
    <div className={classNames('text-sm', className)}>
      <p className="font-medium tabular-nums">{t('seats', { taken, places })}</p>
      <FillBar taken={taken} places={places} />
    </div>
  )
}
