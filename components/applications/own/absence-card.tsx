import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { OwnApplication } from '@/lib/applications/own-application'
import { shiftSpan } from '@/validators/job-post-terms'
import { AcknowledgeButton } from './acknowledge-button'
import { CallWorkplace } from './contact-facts'
import { Refusal } from './decision-parts'
import { JobTitle } from './job-title'
import { cardId } from './own-application-card'
import { LostShifts } from './taken-back-card'
import type { Decisions } from './use-decisions'

type AbsenceCardProps = {
  application: OwnApplication
  decisions: Decisions
  /** The way to write to the company. */
  children: ReactNode
}

/** Their shifts, by whether they had begun when the company said that they did not come. */
function missedAndToCome({ shifts, absence }: OwnApplication) {
  const at = Date.parse(absence?.at ?? '') / 60_000
  const isToCome = (shift: OwnApplication['shifts'][number]) => (shiftSpan(shift)?.[0] ?? 0) > at
  return { missed: shifts.filter((shift) => !isToCome(shift)), toCome: shifts.filter(isToCome) }
}

/** That the company says somebody did not come: to which job, what it changes, and what to do if it is wrong; until acknowledged. */
export function AbsenceCard({ application, decisions, children }: AbsenceCardProps) {
  const t = useTranslations('ownApplications')
  const { id, post, contact } = application
  const { missed, toCome } = missedAndToCome(application)
  return (
    <div
      id={cardId(id)}
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-chilli-soft p-4 shadow-soft sm:p-5"
    >
      <h3 className="flex gap-2 text-lg leading-snug text-chilli">
        <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
        {t('absence.title')}
      </h3>
      <div>
        <p className="font-semibold">
          <JobTitle>{post.title}</JobTitle>
        </p>
        <p className="text-sm text-ink-2">
          <Unbroken isName>{[post.companyName, post.branchName].filter(Boolean).join(' · ')}</Unbroken>
        </p>
      </div>
      {toCome.length === 0 ? (
        <LostShifts application={application} />
      ) : (
        <div>
          <ShiftTimeList shifts={missed} />
          <p className="mt-3 text-sm text-ink-2">{t('absence.toCome')}</p>
          <ShiftTimeList shifts={toCome} />
        </div>
      )}
      <div className="grid gap-1 text-sm text-ink-2">
        <p>{t('absence.wrong', { way: contact?.phone ? 'call' : 'chat' })}</p>
        <p>{t('absence.unpaid')}</p>
      </div>
      <Refusal application={application} decisions={decisions} />
      <div className="flex flex-wrap items-center gap-2">
        {contact?.phone && <CallWorkplace phone={contact.phone} className="grow sm:flex-none" />}
        {children}
        <AcknowledgeButton {...{ application, decisions }} />
      </div>
    </div>
  )
}
