'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CannotComeFields } from '@/components/applications/own/cannot-come-fields'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import type { CannotComeProps } from '@/components/talk/talk-tools'
import { Button } from '@/components/ui/button'
import { ProblemError } from '@/lib/api/problem'
import { firstGiving, type Giving } from '@/lib/applications/giving-back'
import { giveShiftsBack } from '@/lib/applications/own-requests'
import { type OwnJob, sendMessage } from '@/lib/talk/requests'
import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import { messageLimits } from '@/validators/talk-terms'

/** What was given back and is to be said in the conversation. */
type Given = {
  readonly jobPostId: string
  readonly shiftIds: readonly string[]
  readonly reason: CannotComeReason
}

/** Gives shifts of a job back to the company of a conversation, and then says so in it: the card says what has happened. */
export default function CannotCome({ side, conversation, jobs: first, onSent, onClose }: CannotComeProps) {
  const t = useTranslations('chat.attach.cannotCome')
  const inSheet = useTranslations('chat.attach')
  const inWords = useTranslations('cannotCome')
  const problemText = useProblemText({ inForm: true })
  const id = useId()
  const [jobs, setJobs] = useState(first)
  const [jobId, setJobId] = useState(first.length === 1 ? first[0]?.id : undefined)
  const job = jobs.find((one) => one.id === jobId)
  const [giving, setGiving] = useState<Giving>(() =>
    job ? firstGiving(job) : { shiftIds: [], reason: null },
  )
  const isOver = job?.mayGiveBack.length === 0
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [isFaultShown, setFaultShown] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const [given, setGiven] = useState<Given | null>(null)
  const firstBox = useRef<HTMLInputElement>(null)
  /** The card is sent under one id, so that it is sent once whatever broke off. */
  const [cardId] = useState(() => crypto.randomUUID())

  const say = async ({ jobPostId, shiftIds, reason }: Given) =>
    onSent(
      await sendMessage(side, {
        id: cardId,
        uid: '',
        conversationId: conversation.id,
        text: text.trim(),
        isConfirmed: false,
        at: 0,
        carried: {
          kind: 'card',
          sent: { kind: 'cannot_come', jobPostId, shiftIds: [...shiftIds], reason },
          shown: { kind: 'gone', of: 'file' },
        },
      }),
    )
  /** Shows a job as it stands. */
  const show = (now: OwnJob) => {
    setJobs((known) => known.map((one) => (one.id === now.id ? now : one)))
    setGiving(({ shiftIds, reason }) => ({
      reason,
      shiftIds: shiftIds.filter((one) => now.mayGiveBack.includes(one)),
    }))
  }
  const give = async (): Promise<Given | null> => {
    const { shiftIds, reason } = giving
    if (!job || shiftIds.length === 0 || reason === null) {
      flushSync(() => setFaultShown(true))
      firstBox.current?.focus()
      return null
    }
    await giveShiftsBack(job, { shiftIds, reason })
    const done = { jobPostId: job.jobPostId, shiftIds, reason }
    setGiven(done)
    return done
  }
  const submit = async () => {
    if (isSending) return
    // Nothing is given back before it can be said.
    if (isHeldBack(`${id}-text`, { text, limit: messageLimits.text })) return
    setSending(true)
    setRefusal(null)
    try {
      const done = given ?? (await give())
      if (done) await say(done)
    } catch (error) {
      setRefusal(problemOfFailure(error))
      const now = error instanceof ProblemError ? (error.problem.current as OwnJob | undefined) : null
      if (now) show(now)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="grid gap-4">
      {jobs.length > 1 && (
        <fieldset disabled={given !== null}>
          <legend className="font-medium">{t('which')}</legend>
          {jobs.map((one) => (
            <label key={one.id} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={`${id}-which`}
                checked={jobId === one.id}
                onChange={() => {
                  setJobId(one.id)
                  setRefusal(null)
                  setGiving({ ...firstGiving(one), reason: giving.reason })
                }}
                className="size-5 accent-primary"
              />
              <span className="min-w-0 wrap-anywhere">{one.post.title}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isFaultShown && !job && (
        <p role="alert" className="text-sm text-chilli">
          {t('missing')}
        </p>
      )}
      {job && !given && !isOver && (
        <CannotComeFields
          job={job}
          giving={giving}
          onChange={setGiving}
          isFaultShown={isFaultShown}
          firstRef={firstBox}
        />
      )}
      {given && (
        <p role="status" className="text-sm text-ink-2">
          {t('givenUnsaid', { count: given.shiftIds.length })}
        </p>
      )}
      <div>
        <label htmlFor={`${id}-text`} className="font-medium">
          {t('text')}
        </label>
        <textarea
          id={`${id}-text`}
          rows={2}
          value={text}
          {...longAria(`${id}-text`, { text, limit: messageLimits.text })}
          onChange={({ target }) => setText(target.value)}
          className="control mt-1 resize-y"
        />
        <TooLong id={`${id}-text`} text={text} limit={messageLimits.text} />
      </div>
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
      <div className="dialog-actions flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {given || isOver ? inSheet('close') : inWords('keep')}
        </Button>
        {(given || !isOver) && (
          <Button loading={isSending} onClick={() => void submit()}>
            {given ? t('say') : inWords('give', { count: giving.shiftIds.length })}
          </Button>
        )}
      </div>
    </div>
  )
}
