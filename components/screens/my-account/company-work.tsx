import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { Me } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { getComingWork } from '@/lib/days/data'
import { listMembers } from '@/lib/members/data'

/** Who is still to come to the viewer's company, which closes as they leave it as its last member; nothing for others. */
export async function CompanyWork({ me }: { me: Me }) {
  const member = 'member' in me ? me.member : null
  // Whoever is alone is the owner.
  if (member?.role !== 'owner') return null
  const found = await settled(Promise.all([listMembers(), getComingWork()]))
  const t = await getTranslations('account.deletion.people')
  if (!found) return <Alert tone="mango" className="mb-4" title={t('unknown')} />
  const [members, { items, peopleCount: count }] = found.data
  if (members.items.length > 1 || items.length === 0) return null
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
