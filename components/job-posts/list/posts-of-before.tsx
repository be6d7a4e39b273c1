import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { TimeRange } from '@/components/ui/time-range'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { JobPost } from '@/lib/job-posts/job-post'
import { PayRate } from '../pay-rate'
import { useWanted } from '../use-wanted'

const mostShown = 3

/**
 * The latest posts that were published, of each title at a branch only the latest; `posts` are newest first. Those that were
 * cancelled come after all others: most were mistakes.
 */
export function postsOfBefore(posts: readonly JobPost[]): readonly JobPost[] {
  const latest = new Map<string, JobPost>()
  const isCancelled = ({ state }: JobPost) => state === 'cancelled'
  for (const post of [...posts.filter((one) => !isCancelled(one)), ...posts.filter(isCancelled)]) {
    const key = `${post.branchId} ${post.title}`
    if (post.publishedAt !== null && !latest.has(key)) latest.set(key, post)
  }
  return [...latest.values()].slice(0, mostShown)
}

/** Posts of before, each of which becomes one for tomorrow by one press; nothing where there are none. */
export function PostsOfBefore({ posts }: { posts: readonly JobPost[] }) {
  const t = useTranslations('jobPosts.clone')
  const id = useId()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-lg">
        {t('again')}
      </h2>
      <Card className="min-w-0">
        <ul>
          {posts.map((post) => (
            <li
              key={post.id}
              className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0"
            >
              <PostOfBefore post={post} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function PostOfBefore({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  const wanted = useWanted(post)
  const [first] = post.shifts
  return (
    <>
      {post.workType && <WorkTypeIcon type={post.workType} />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{post.title || t('untitled')}</p>
        <p className="text-sm text-ink-3">
          <span className="font-medium whitespace-nowrap text-ink-2">
            <PayRate {...post} />
          </span>
          {first?.startTime && first.endTime && (
            <span>
              {' · '}
              <TimeRange start={first.startTime} end={first.endTime} />
            </span>
          )}
          {wanted && (
            <span>
              {' · '}
              <span className="whitespace-nowrap">{wanted}</span>
            </span>
          )}
        </p>
      </div>
      <ButtonLink href={`/job-posting/clone/${post.id}?day=tomorrow`} variant="secondary" size="sm">
        {t('clone.tomorrow')}
        <span className="sr-only"> {post.title}</span>
      </ButtonLink>
    </>
  )
}
