import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { Unbroken } from '@/components/ui/unbroken'
import { settled } from '@/lib/api/settled'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { listInterviews } from '@/lib/interviews/data'
import { liveOf } from '@/lib/interviews/interview'

/** The interviews of a worker that are cancelled when they ask for the removal of their account; nothing without any. */
export async function EndingInterviews() {
  const [t, found] = await Promise.all([
    getTranslations('account.deletion.interviews'),
    settled(listInterviews('worker')),
  ])
  if (!found) return <Alert tone="mango" className="mb-4" title={t('unknown')} />
  const interviews = liveOf(found.data, Date.now())
  if (interviews.length === 0) return null
  return (
    <Alert tone="chilli" className="mb-4" title={t('title', { count: interviews.length })}>
      <ul className="my-2 grid gap-2">
        {interviews.map(({ id, with: company, post, startsAt }) => (
          <li key={id}>
            <p className="font-medium text-ink">
              <Unbroken>{post ? `${post.title} · ${company.name}` : company.name}</Unbroken>
            </p>
            <p>
              {startsAt
                ? t('when', { day: formatDay(new Date(startsAt)), time: formatClock(new Date(startsAt)) })
                : t('waiting')}
            </p>
          </li>
        ))}
      </ul>
      <p>{t('told')}</p>
    </Alert>
  )
}
