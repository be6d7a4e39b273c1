import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { FillBar } from '@/components/ui/fill-bar'
import { Link } from '@/components/ui/link'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { daysUntil, formatClock, formatDay } from '@/lib/dates/format-thai'
import type { NextPost } from '@/lib/days/day'

type OpenPostsProps = {
  posts: readonly NextPost[]
  /** How many posts are published; null when that is not known. */
  count: number | null
}

/** The posts that look for people, by their next shift, with how full they are. */
export function OpenPosts({ posts, count }: OpenPostsProps) {
  const t = useTranslations('dashboard.openPosts')
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="open-posts" className="min-w-0">
      <Card className="flex h-full flex-col">
        <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 sm:px-5">
          <h2 id="open-posts" className="text-lg">
            {t('title')}
          </h2>
          <Link
            href="/job-posting?state=published"
            className="inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {count === null ? t('see') : t('all', { count })}
          </Link>
        </div>
        <ul className="divide-y divide-line px-4 sm:px-5">
          {posts.map((post) => (
            <li key={post.id} className="flex gap-3 py-3">
              {post.workType && <WorkTypeIcon type={post.workType} />}
              <OpenPost post={post} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** From this many days on, a gap of the next shift is urgent. */
const soonDays = 1

function OpenPost({
  post: { id, title, branchName, nextStart, places, taken, unopened },
}: {
  post: NextPost
}) {
  const t = useTranslations('dashboard.openPosts')
  const start = new Date(nextStart)
  const days = daysUntil(start)
  const next = t('next', { days, day: formatDay(start), time: formatClock(start) })
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 text-base leading-snug">
          <Link href={`/job-posting/${id}`} className="rounded-control underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-sm whitespace-nowrap text-ink-2">
          <span>{t('places', { taken, places })}</span>
          {unopened > 0 && (
            <span>
              {' · '}
              <strong className="font-semibold text-mango-ink">{t('unopened', { count: unopened })}</strong>
            </span>
          )}
        </p>
      </div>
      <FillBar taken={taken} places={places} isUrgent={days <= soonDays && taken < places} />
      <p className="mt-1 text-sm text-ink-3">{[branchName, next].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
