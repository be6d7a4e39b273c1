import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import { settled } from '@/lib/api/settled'
import { getComingWork } from '@/lib/days/data'
import type { LastMember } from './last-member'

/** Who is still to come to the viewer's company, which closes as they leave it as its last member; nothing for others. */
export async function CompanyWork({ isLast }: { isLast: LastMember }) {
  if (isLast === 'no') return null
  const found = isLast === 'yes' ? await settled(getComingWork()) : null
  const t = await getTranslations('account.deletion.people')
  if (!found) return <Alert tone="mango" className="mb-4" title={t('unknown')} />
  const { items, peopleCount: count } = found.data
  if (items.length === 0) return null
  return (
    <Alert tone="chilli" className="mb-4" title={t('title', { count })}>
      <ul className="my-2 grid gap-2">
        {items.map(({ jobPostId, title, people, shifts }) => (
          <li key={jobPostId}>
            <p className="font-medium text-ink">
              <Unbroken>{title}</Unbroken>
            </p>
            <p>
              <Unbroken isName>{people.map((name) => name ?? t('gone')).join(', ')}</Unbroken>
            </p>
            <ShiftTimeList shifts={shifts} />
          </li>
        ))}
      </ul>
      <p>{t('told')}</p>
    </Alert>
  )
}
