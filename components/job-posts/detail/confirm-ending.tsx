import { useTranslations } from 'next-intl'
import { dropKeptText, useKeptText } from '@/components/forms/use-kept-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { FieldError } from '@/lib/api/problem'
import { daysUntil, formatClock, shortDay } from '@/lib/dates/format-thai'
import type { JobPost, JobPostEvent } from '@/lib/job-posts/job-post'
import { currentTime } from '@/validators/clock'
import { creditReturnMinutes, isCreditReturnable } from '@/validators/credit-return'
import { jobStartOf } from '@/validators/job-start'
import { areShiftsChosen } from '@/validators/shift-places'
import { CancelReason } from '../cancel-reason'

/** A post that may end, and what depends on it. */
export type Ending = {
  post: JobPost
  /**
   * How many applied, whatever became of it; how many of these wait for a decision, and how many have the job or an offer, with
   * the first of them by their next shift; null while not known.
   */
  people: {
    readonly applied: number
    readonly waiting: number
    readonly promised: number
    readonly coming: readonly { readonly name: string; readonly startsAt: string }[]
  } | null
  hasBuffet: boolean
}

type ConfirmEndingProps = Ending & {
  asking: JobPostEvent | null
  /** Under which the browser keeps the reason until it is sent. */
  reasonKey: string
  /** What was wrong with the reason. */
  fault: FieldError | undefined
  onConfirm: (event: JobPostEvent, reason: string) => void
  onClose: () => void
}

/** Forgets the reason that the browser keeps, once it is sent. */
export const dropReason = dropKeptText

/** Asks before a post is closed or cancelled, which cannot be undone. */
export default function ConfirmEnding({
  asking,
  post,
  people,
  hasBuffet,
  reasonKey,
  fault,
  onConfirm,
  onClose,
}: ConfirmEndingProps) {
  const t = useTranslations('jobPosts.actions')
  const [reason, setReason] = useKeptText(reasonKey)
  const kind = asking === 'close' ? 'close' : 'cancel'
  const isCancelled = kind === 'cancel' && post.publishedAt !== null
  const isPromised = people === null || people.promised > 0
  const isWaitedFor = people === null || people.waiting > 0
  const toldOfPromised = isWaitedFor ? 'all' : 'promised'
  const told = isPromised ? toldOfPromised : 'waiting'
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="confirm"
      title={t(`confirm.${kind}Title`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => asking && onConfirm(asking, kind === 'cancel' ? reason.trim() : '')}
          >
            {t(kind)}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t(`confirm.${kind}Explain`, { reopens: reopensUntil(post) })}</p>
      {isCancelled && (isPromised || isWaitedFor) && (
        <p className="mt-2 text-ink-2">{t(`confirm.cancelTells.${told}`)}</p>
      )}
      {isCancelled && people && people.coming.length > 0 && (
        <p className="mt-2 font-semibold">
          {t('confirm.cancelHits', {
            people: people.coming
              .map(({ name, startsAt }) =>
                t('confirm.cancelHit', {
                  name,
                  days: daysUntil(startsAt),
                  day: shortDay(startsAt),
                  time: formatClock(new Date(startsAt)),
                }),
              )
              .join(' · '),
            others: people.promised - people.coming.length,
          })}
        </p>
      )}
      {isCancelled && isPromised && <CancelReason value={reason} fault={fault} onChange={setReason} />}
      <p className="mt-2 text-ink-2 empty:hidden">
        {kind === 'cancel'
          ? creditNote({ post, people, hasBuffet }, t)
          : creditNoteOfClosing({ post, people, hasBuffet }, t)}
      </p>
    </Dialog>
  )
}

/** Until which shift of a post begins it can be opened again once it is closed. */
const reopensUntil = (post: JobPost): 'first' | 'last' | 'never' | 'over' => {
  const areChosen = areShiftsChosen(post)
  const start = jobStartOf(post.shifts, areChosen)
  const hasBegun = start !== null && new Date(start.at) <= currentTime()
  if (areChosen) return hasBegun ? 'over' : 'last'
  return hasBegun ? 'never' : 'first'
}

const returnsUntil = (publishedAt: Date) =>
  formatClock(new Date(publishedAt.getTime() + creditReturnMinutes * 60_000))

/** That cancelling would give back the credit, which closing does not; nothing where neither does. */
function creditNoteOfClosing(
  { post: { publishedAt, state, events }, people, hasBuffet }: Ending,
  t: ReturnType<typeof useTranslations<'jobPosts.actions'>>,
): string | null {
  if (!publishedAt || hasBuffet || !events.includes('cancel') || (people && people.applied > 0)) return null
  const at = new Date(publishedAt)
  return isCreditReturnable({ state, publishedAt: at })
    ? t('confirm.closeKeepsCredit', { until: returnsUntil(at) })
    : null
}

/** What becomes of the credit of a post that is cancelled now; nothing where it has none yet. */
function creditNote(
  { post: { publishedAt, state }, people, hasBuffet }: Ending,
  t: ReturnType<typeof useTranslations<'jobPosts.actions'>>,
): string | null {
  if (!publishedAt) return state === 'pending_review' ? t('confirm.cancelReturns') : null
  const at = new Date(publishedAt)
  if (!isCreditReturnable({ state, publishedAt: at })) return t('confirm.cancelKeeps')
  if (people !== null && people.applied > 0) return t('confirm.cancelKeepsApplied')
  const returns = t('confirm.cancelReturnsSoon', {
    minutes: creditReturnMinutes,
    until: returnsUntil(at),
  })
  return hasBuffet ? `${returns} ${t('confirm.cancelOfBuffet')}` : returns
}
