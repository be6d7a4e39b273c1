'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import type { Tone } from '@/components/ui/tone'
import { type Dispute, type Disputes, isClaimOpen, isUnsettled } from '@/lib/companies/dispute'
import { daysUntil, formatDay } from '@/lib/dates/format-thai'
import { disputeAgainAfterDays } from '@/validators/company-dispute-terms'

const StatementForm = lazy(() => import('./statement-form'))

type Side = Dispute['side']
type State = Dispute['state']

const tones: Readonly<Record<Side, Readonly<Record<State, Tone>>>> = {
  claimant: {
    preparing: 'mango',
    open: 'sky',
    answered: 'sky',
    won: 'leaf',
    lost: 'chilli',
    withdrawn: 'neutral',
    ended: 'sky',
  },
  holder: {
    preparing: 'neutral',
    open: 'mango',
    answered: 'sky',
    won: 'chilli',
    lost: 'leaf',
    withdrawn: 'neutral',
    ended: 'neutral',
  },
}

/** Days for which a verdict is shown to a side that has nothing to do about it. */
const shownDays = 30
const isRecent = ({ endedAt }: Dispute, days: number) =>
  endedAt !== null && daysUntil(new Date(endedAt)) > -days

/** Staff decided against this company recently; it may dispute again only later. */
const wasDecidedAgainst = (dispute: Dispute) =>
  dispute.state === (dispute.side === 'claimant' ? 'lost' : 'won') && isRecent(dispute, disputeAgainAfterDays)

type DisputePanelProps = { uid: string; companyId: string; disputes: Disputes }

/** The state of a dispute about the company's number, and what this company can do; nothing when there is none. */
export function DisputePanel({ uid, companyId, disputes }: DisputePanelProps) {
  const { items, isNumberTaken } = disputes
  const unsettled = items.filter(isUnsettled)
  const [latest] = items
  const shown = unsettled.length > 0 || !latest || !isRecent(latest, shownDays) ? unsettled : [latest]
  const isClaiming = isClaimOpen(disputes)
  if (shown.length === 0 && !isNumberTaken) return null
  return (
    <div className="grid gap-4">
      {shown.map((dispute) => (
        <OneDispute key={dispute.id} dispute={dispute} companyId={companyId} />
      ))}
      {isNumberTaken && !isClaiming && (
        <TakenNotice
          uid={uid}
          companyId={companyId}
          isTooSoon={items.some(wasDecidedAgainst)}
          isSaid={shown.length > 0}
        />
      )}
    </div>
  )
}

function OneDispute({ dispute, companyId }: { dispute: Dispute; companyId: string }) {
  const t = useTranslations('companyDisputes')
  const { side, state, words, reason, mayAnswer, answerBy } = dispute
  const until = answerBy ? new Date(answerBy) : null
  const values = {
    day: until ? formatDay(until) : '',
    days: until ? Math.max(0, daysUntil(until)) : 0,
  }
  return (
    <Card className="p-4 sm:p-5">
      <section aria-label={t(`${side}.${state}.title`)}>
        <Alert tone={tones[side][state]} title={t(`${side}.${state}.title`)}>
          <p>{t(`${side}.${state}.about`, values)}</p>
          {reason && (
            <p className="mt-2 text-ink">
              <strong className="font-semibold">{t('reason')}</strong> {reason}
            </p>
          )}
        </Alert>
        {words && (
          <>
            <p className="mt-4 text-sm font-semibold">{t('yourWords')}</p>
            <blockquote className="mt-1 border-l-2 border-line pl-3 text-sm break-words whitespace-pre-line text-ink-2">
              {words}
            </blockquote>
          </>
        )}
        {mayAnswer && <Answer dispute={dispute} companyId={companyId} />}
      </section>
    </Card>
  )
}

function Answer({ dispute, companyId }: { dispute: Dispute; companyId: string }) {
  const t = useTranslations('companyDisputes.answer')
  const router = useRouter()
  return (
    <div className="mt-4">
      <p className="mb-4 text-sm text-ink-2">{t('about')}</p>
      <Suspense>
        <StatementForm
          as="answer"
          draftKey={`dispute-answer:${companyId}:${dispute.id}`}
          send={async ({ answerDispute }, input) => {
            const refused = await answerDispute(dispute.id, input)
            if (refused?.code === 'wrong_state') router.refresh()
            return refused
          }}
          onSent={() => {
            void toast('success', t('sent'))
            router.refresh()
          }}
        />
      </Suspense>
    </div>
  )
}

type TakenNoticeProps = { uid: string; companyId: string; isTooSoon: boolean; isSaid: boolean }

/** Explains that the company's number belongs to another one, and offers to dispute that. */
function TakenNotice({ uid, companyId, isTooSoon, isSaid }: TakenNoticeProps) {
  const t = useTranslations('companyDisputes')
  const router = useRouter()
  const draftKey = `dispute:${uid}:${companyId}`
  const way: ReactNode = isTooSoon ? (
    <p className="text-sm text-ink-2">{t('tooSoon', { days: disputeAgainAfterDays })}</p>
  ) : (
    <Suspense>
      <StatementForm
        as="claim"
        draftKey={draftKey}
        send={async ({ beginDispute }, input) => {
          const creation = await beginDispute(input, draftKey)
          return 'problem' in creation ? creation.problem : null
        }}
        onSent={() => {
          void toast('success', t('claim.sent'))
          router.refresh()
        }}
      />
    </Suspense>
  )
  return (
    <Card className="p-4 sm:p-5">
      <section aria-label={t('taken.title')}>
        {!isSaid && (
          <Alert tone="mango" title={t('taken.title')} className="mb-4">
            {t('taken.about')}
          </Alert>
        )}
        {way}
      </section>
    </Card>
  )
}
