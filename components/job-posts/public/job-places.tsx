import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { PublicJobPostCounts } from '@/lib/job-posts/public-job-post'
import { jobsPath } from './jobs-view'

/** Ways to the jobs of each type of work and of each province that has any. */
export function JobPlaces({ counts }: { counts: PublicJobPostCounts }) {
  const t = useTranslations('jobs.places')
  const workTypeName = useTranslations('workTypes')
  return (
    <div className="mt-14 grid gap-10 lg:grid-cols-2">
      <Links title={t('byWork')} id="by-work">
        {counts.workTypes.map(({ workType, posts }) => (
          <CountedLink key={workType} href={jobsPath({ work: workType })} posts={posts}>
            {t('work', { work: workTypeName(workType) })}
          </CountedLink>
        ))}
      </Links>
      <Links title={t('byProvince')} id="by-province">
        {counts.provinces.map(({ province, posts }) => (
          <CountedLink key={province} href={jobsPath({ province })} posts={posts}>
            {t('province', { province })}
          </CountedLink>
        ))}
      </Links>
    </div>
  )
}

function Links({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">{children}</ul>
    </nav>
  )
}

function CountedLink({ href, posts, children }: { href: string; posts: number; children: ReactNode }) {
  const t = useTranslations('jobs.places')
  return (
    <li>
      <Link
        href={href}
        prefetch="reach"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 hover:bg-well"
      >
        {children}
        <span className="text-sm text-ink-3">
          {posts.toLocaleString('th')}
          <span className="sr-only"> {t('posts')}</span>
        </span>
      </Link>
    </li>
  )
}
