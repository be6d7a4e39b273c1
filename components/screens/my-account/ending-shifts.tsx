import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import { settled } from '@/lib/api/settled'
import { listLiveApplications } from '@/lib/applications/own-data'

/** The shifts of a worker that end when they ask for the removal of their account, and who is told; nothing without any. */
export async function EndingShifts() {
  const [t, found] = await Promise.all([
    getTranslations('account.deletion.shifts'),
    settled(listLiveApplications()),
  ])
  if (!found) return <Alert tone="mango" className="mb-4" title={t('unknown')} />
  const jobs = found.data.filter(({ mayGiveBack }) => mayGiveBack.length > 0)
  if (jobs.length === 0) return null
  const count = jobs.reduce((sum, { mayGiveBack }) => sum + mayGiveBack.length, 0)
  return (
    <Alert tone="chilli" className="mb-4" title={t('title', { count })}>
      <ul className="my-2 grid gap-2">
        {jobs.map(({ id, post, shifts, mayGiveBack }) => (
          <li key={id}>
            <p className="font-medium text-ink">
              <Unbroken>{`${post.title} · ${post.companyName}`}</Unbroken>
            </p>
            <ShiftTimeList shifts={shifts.filter((shift) => mayGiveBack.includes(shift.id))} />
          </li>
        ))}
      </ul>
      <p>{t('told')}</p>
    </Alert>
  )
}
