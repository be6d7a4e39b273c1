import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import { settled } from '@/lib/api/settled'
import type { OwnApplication } from '@/lib/applications/own-application'
import { listLiveApplications } from '@/lib/applications/own-data'
import { isOpenOffer } from '@/lib/applications/own-jobs'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { listInterviews } from '@/lib/interviews/data'
import { liveOf } from '@/lib/interviews/interview'

/** What ends of a kind; `count` in the unit of its sentence. */
type Ending = {
  readonly count: number
  readonly items: readonly { readonly id: string; readonly title: string; readonly when: ReactNode }[]
}

/** The shifts of jobs, and the offers. */
async function endingApplications(): Promise<{ shifts: Ending | null; offers: Ending | null }> {
  const found = await settled(listLiveApplications())
  return { shifts: found && endingShifts(found.data), offers: found && endingOffers(found.data) }
}

const titleOf = ({ post }: OwnApplication) => `${post.title} · ${post.companyName}`

function endingOffers(applications: readonly OwnApplication[]): Ending {
  const offers = applications.filter((one) => isOpenOffer(one, Date.now()))
  return {
    count: offers.length,
    items: offers.map((offer) => ({
      id: offer.id,
      title: titleOf(offer),
      when: <ShiftTimeList shifts={offer.shifts} />,
    })),
  }
}

function endingShifts(applications: readonly OwnApplication[]): Ending {
  const jobs = applications.filter(({ mayGiveBack }) => mayGiveBack.length > 0)
  return {
    count: jobs.reduce((sum, { mayGiveBack }) => sum + mayGiveBack.length, 0),
    items: jobs.map((job) => ({
      id: job.id,
      title: titleOf(job),
      when: <ShiftTimeList shifts={job.shifts.filter((shift) => job.mayGiveBack.includes(shift.id))} />,
    })),
  }
}

async function endingInterviews(): Promise<Ending | null> {
  const [t, found] = await Promise.all([
    getTranslations('account.deletion.interviews'),
    settled(listInterviews('worker')),
  ])
  if (!found) return null
  const interviews = liveOf(found.data, Date.now())
  const whenOf = (startsAt: string | null) => {
    const at = startsAt && new Date(startsAt)
    return at ? t('when', { day: formatDay(at), time: formatClock(at) }) : t('waiting')
  }
  return {
    count: interviews.length,
    items: interviews.map(({ id, with: company, post, startsAt }) => ({
      id,
      title: post ? `${post.title} · ${company.name}` : company.name,
      when: <p>{whenOf(startsAt)}</p>,
    })),
  }
}

/** The shifts, offers and interviews of a worker that end when they ask for the removal of their account, and who is told. */
export async function EndingWork() {
  const [{ shifts, offers }, interviews] = await Promise.all([endingApplications(), endingInterviews()])
  return (
    <>
      <EndingPart part="shifts" ending={shifts} />
      <EndingPart part="offers" ending={offers} />
      <EndingPart part="interviews" ending={interviews} />
    </>
  )
}

type EndingPartProps = {
  part: 'shifts' | 'offers' | 'interviews'
  /** null where it could not be loaded. */
  ending: Ending | null
}

/** Nothing where nothing ends. */
async function EndingPart({ part, ending }: EndingPartProps) {
  const t = await getTranslations('account.deletion')
  if (!ending) return <Alert tone="mango" className="mb-4" title={t(`${part}.unknown`)} />
  if (ending.items.length === 0) return null
  return (
    <Alert tone="chilli" className="mb-4" title={t(`${part}.title`, { count: ending.count })}>
      <ul className="my-2 grid gap-2">
        {ending.items.map(({ id, title, when }) => (
          <li key={id}>
            <p className="font-medium text-ink">
              <Unbroken>{title}</Unbroken>
            </p>
            {when}
          </li>
        ))}
      </ul>
      <p>{t(`${part}.told`)}</p>
    </Alert>
  )
}
