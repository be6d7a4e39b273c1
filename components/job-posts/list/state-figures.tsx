import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { JobPostCounts, JobPostState } from '@/lib/job-posts/job-post'
import { listPath } from './list-path'

const shown = ['published', 'pending_review', 'draft', 'paused'] as const satisfies readonly JobPostState[]

/** The number of posts in each state, each a link to them. */
export function StateFigures({ counts }: { counts: JobPostCounts }) {
  const t = useTranslations('jobPosts.states')
  return (
    <ul className="grid grid-cols-2 gap-3">
      {shown.map((state) => (
        <li key={state}>
          <Link
            href={listPath({ state })}
            className="flex h-full items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 shadow-soft transition-colors hover:border-control"
          >
            <span className="text-sm leading-snug text-ink-2">{t(state)}</span>
            <span className="text-2xl font-bold">{counts[state]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
