'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useKeptText } from '@/components/forms/use-kept-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ShiftTime } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { FieldError } from '@/lib/api/problem'
import { shortDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import type { BranchChoice } from '../branch-choice'
import { CancelReason } from '../cancel-reason'
import type { JobPostValues } from './job-post-values'
import type { AskedShift, SaveQuestions } from './save-questions'

type SaveQuestionProps = {
  questions: SaveQuestions
  branches: readonly BranchChoice[]
  /** What is done once it is confirmed, in words. */
  action: string
  /** Under which the browser keeps why shifts are cancelled until it is sent. */
  reasonKey: string
  /** What was wrong with the reason. */
  fault: FieldError | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

/**
 * Asks once before a post is stored: about shifts that may be a slip, whom of the hired people it asks about what, and how many
 * offers go with it.
 */
export default function SaveQuestion({
  questions,
  branches,
  action,
  reasonKey,
  fault,
  onConfirm,
  onClose,
}: SaveQuestionProps) {
  const t = useTranslations('jobPosts.form.saveQuestion')
  const posts = useTranslations('jobPosts')
  const [reason, setReason] = useKeptText(reasonKey)
  const { long, asked, loses, keeps, offers, people, was, becomes, shifts } = questions
  const cancelled = shifts.filter(({ becomes: after }) => !after).length
  const isAll = loses > 0 && loses === asked
  const isCut = loses + keeps > 0
  const cuts = isCut && !isAll
  const saysWhy = isCut || offers > 0
  const whom = isAll
    ? t('takesBack', { count: asked })
    : cuts
      ? t('cancels', { shifts: cancelled, count: asked })
      : asked > 0
        ? t('asks', { count: asked })
        : t('withdraws', { count: offers })
  const named = people.slice(0, namedAtMost)
  const rate = ({ payUnit, payAmount }: JobPostValues) =>
    payUnit && payAmount ? posts(`payRate.${payUnit}`, { amount: formatBaht(payAmount) }) : t('none')
  const place = ({ branchId }: JobPostValues) => branches.find(({ id }) => id === branchId)?.name ?? t('none')
  const rows: readonly (readonly [string, ReactNode, ReactNode])[] = [
    [posts('form.payAmount'), rate(was), rate(becomes)],
    [posts('form.branch'), place(was), place(becomes)],
  ]
  const others = rows.filter(([, before, after]) => before !== after)
  const isOther = asked > 0 && !isAll && (!cuts || others.length > 0 || shifts.length > cancelled)
  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={long.length > 0 ? t('isLong', lengthOf(long[0]?.minutes ?? 0)) : whom}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button onClick={() => onConfirm(saysWhy ? reason.trim() : '')}>{action}</Button>
        </>
      }
    >
      {long.length > 0 && (
        <ul className="grid gap-1">
          {long.map(({ shift, minutes }) => (
            <li key={`${shift.date} ${shift.startTime}`} className="flex flex-wrap gap-x-3">
              <Hours shift={shift} />
              <span className="font-semibold text-chilli">{t('lasts', lengthOf(minutes))}</span>
            </li>
          ))}
        </ul>
      )}
      {asked + offers > 0 && (
        <>
          {long.length > 0 && <p className="mt-3 font-semibold">{whom}</p>}
          {named.length > 0 && (
            <p>
              <Unbroken>
                {t('people', {
                  people: named
                    .map(({ name, shift }) => (shift ? `${name} ${firstHour(shift)}` : name))
                    .join(' · '),
                  others: asked - named.length,
                })}
              </Unbroken>
            </p>
          )}
          <ul className="mt-1 grid gap-1">
            {others.map(([label, before, after]) => (
              <li key={label}>
                <span>{label}</span>{' '}
                <del className="text-ink-3">
                  <span className="sr-only">{t('was')} </span>
                  <span>{before}</span>
                </del>{' '}
                → <strong className="font-semibold">{after}</strong>
              </li>
            ))}
            {shifts.map(({ was: before, becomes: after }) => (
              <li key={`${before?.date} ${before?.startTime} ${after?.date} ${after?.startTime}`}>
                {before && (
                  <del className="text-ink-3">
                    <span className="sr-only">{t('was')} </span>
                    <Hours shift={before} />
                  </del>
                )}
                <strong className="flex gap-1 font-semibold">
                  <span>→</span> {after ? <Hours shift={after} /> : <span>{t('cancelled')}</span>}
                </strong>
              </li>
            ))}
          </ul>
          {loses > 0 && (
            <p className="mt-2 text-sm text-ink-2">
              {isAll ? t('takesBackAbout') : t('losesAbout', { count: loses })}
            </p>
          )}
          {keeps > 0 && (
            <p className="mt-2 text-sm text-ink-2">
              {t('cancelledAbout', { others: loses > 0 ? keeps : 0 })}
            </p>
          )}
          {offers > 0 && <p className="mt-2 text-sm text-ink-2">{t('withdrawsAbout', { count: offers })}</p>}
          {isOther && <p className="mt-2 text-sm text-ink-2">{t('stand')}</p>}
          {saysWhy && <CancelReason value={reason} fault={fault} onChange={setReason} />}
        </>
      )}
    </Dialog>
  )
}

/** Of the people concerned, so many are named. */
const namedAtMost = 3

const firstHour = ({ date = '', startTime = '' }: AskedShift) =>
  [date && shortDay(date), startTime].filter(Boolean).join(' ')

const lengthOf = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })

const Hours = ({ shift: { date = '', startTime = '', endTime = '' } }: { shift: AskedShift }) => (
  <ShiftTime shift={{ date: date || null, startTime: startTime || null, endTime: endTime || null }} />
)
