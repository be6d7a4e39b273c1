import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PublicJobPostCounts } from '@/lib/job-posts/public-job-post'
import { CountedLinks } from './counted-links'

/** Links to the jobs of each type of work and each province that has any. */
export function JobPlaces({ counts }: { counts: PublicJobPostCounts }) {
  const t = useTranslations('jobs.places')
  const workTypeName = useTranslations('workTypes')
  return (
    <div className="mt-14 grid gap-10 lg:grid-cols-2">
      <Links title={t('byWork')} id="by-work">
        <CountedLinks
          links={counts.workTypes.map(({ workType, posts }) => ({
            view: { work: workType },
            text: t('work', { work: workTypeName(workType) }),
            posts: posts.toLocaleString('th'),
          }))}
          unit={t('posts')}
        />
      </Links>
      <Links title={t('byProvince')} id="by-province">
        <CountedLinks
          links={counts.provinces.map(({ province, posts }) => ({
            view: { province },
            text: t('province', { province }),
            posts: posts.toLocaleString('th'),
          }))}
          unit={t('posts')}
        />
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
      {children}
    </nav>
  )
}
