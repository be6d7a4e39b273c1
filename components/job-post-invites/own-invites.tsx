import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompanyMark } from '@/components/standing/company-mark'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import type { OwnInvite } from '@/lib/job-post-invites/own-invite'
import { formatBaht } from '@/lib/money/format-baht'
import { areShiftsChosen, daysToCome } from '@/validators/shift-places'
import { InviteAnswer } from './invite-answer'
import { SeenInvites } from './seen-invites'

type OwnInvitesProps = {
  /** Null when they could not be loaded. */
  invites: readonly OwnInvite[] | null
  /** The page's own address, which loads them again. */
  retryHref: string
  /** The way to write to the company that invites. */
  reach: (invite: OwnInvite) => ReactNode
}

/** The jobs that employers invited a worker to apply for; nothing when there are none. */
export function OwnInvites({ invites, retryHref, reach }: OwnInvitesProps) {
  const t = useTranslations('jobPostInvites')
  if (invites?.length === 0) return null
  return (
    <section aria-labelledby="invites">
      <h2 id="invites" className="mb-2 text-xl">
        {t('title')}
      </h2>
      {invites ? (
        <>
          <p className="mb-4 text-ink-2">{t('about')}</p>
          <SeenInvites
            jobPostIds={invites.filter(({ seenAt }) => seenAt === null).map((one) => one.jobPostId)}
          />
          <ul className="grid gap-3">
            {invites.map((invite) => (
              <li key={invite.jobPostId}>
                <InviteCard invite={invite} reach={reach(invite)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <PanelFailure title={t('failed')} retryHref={retryHref} retryLabel={t('retry')} />
      )}
    </section>
  )
}

function InviteCard({ invite, reach }: { invite: OwnInvite; reach: ReactNode }) {
  const t = useTranslations('jobPostInvites')
  const rates = useTranslations('jobPosts.payRate')
  const jobs = useTranslations('jobs')
  const inAll = useTranslations('jobs.inAll')
  const { jobPostId, title, workType, companyName, branchName, payUnit, payAmount, startsAt } = invite
  const { shifts, totalPay, isReplacement } = invite
  const [last] = shifts
    .slice(1)
    .map(({ date }) => date)
    .sort()
    .reverse()
  const isOneDay = last === undefined || last === shifts[0]?.date
  const days = daysToCome(invite)
  const which =
    areShiftsChosen(invite) && shifts.length > 1
      ? jobs('workShifts', { shifts: shifts.length })
      : days && inAll('everyDay', { days })
  const start = startsAt === null ? null : new Date(startsAt)
  return (
    <InviteAnswer
      jobPostId={jobPostId}
      title={title}
      pay={
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="text-lg leading-snug">
            {payUnit && payAmount !== null && rates(payUnit, { amount: formatBaht(payAmount) })}
          </strong>
          {totalPay !== null && <span>{inAll('total', { amount: formatBaht(totalPay) })}</span>}
        </p>
      }
      action={
        <>
          {reach}
          <ButtonLink
            href={`/jobs/${jobPostId}`}
            prefetch="reach"
            variant="secondary"
            size="sm"
            aria-label={t(isReplacement ? 'takeOf' : 'actionOf', { title })}
          >
            {t(isReplacement ? 'take' : 'action')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {workType && <WorkTypeIcon type={workType} />}
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-lg leading-snug">
            <Unbroken>{title}</Unbroken>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            <Unbroken isName>{[companyName, branchName].filter(Boolean).join(' · ')}</Unbroken>
            <CompanyMark standing={invite.companyStanding} short />
          </p>
          {isReplacement && (
            <div className="mt-1 text-sm">
              <p className="font-semibold">{t('instead')}</p>
              <ShiftTimeList shifts={shifts} />
              <p className="text-ink-2">
                <Unbroken>{[invite.district, invite.province].filter(Boolean).join(' ')}</Unbroken>
              </p>
              <p className="text-ink-2">{t('insteadAbout')}</p>
            </div>
          )}
          {start && !isReplacement && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
              <Icon name="calendar" className="size-4 shrink-0 text-ink-3" />
              <span>
                {[
                  t('starts', { day: formatDay(start), time: formatClock(start) }),
                  ...(isOneDay ? [] : [jobs('lastDay', { day: formatDay(last) })]),
                ].join(' ')}
              </span>
            </p>
          )}
          {which && !isReplacement && <p className="text-sm text-ink-2">{which}</p>}
        </div>
      </div>
    </InviteAnswer>
  )
}
