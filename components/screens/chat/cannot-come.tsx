'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CannotComeFields } from '@/components/applications/own/cannot-come-fields'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import type { CannotComeProps } from '@/components/talk/talk-tools'
import { Button } from '@/components/ui/button'
import { firstGiving, type Giving } from '@/lib/applications/giving-back'
import { giveShiftsBack } from '@/lib/applications/own-requests'
import { sendMessage } from '@/lib/talk/requests'
import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import { messageLimits } from '@/validators/talk-terms'

/** What was given back and is to be said in the conversation. */
type Given = {
  readonly jobPostId: string
  readonly shiftIds: readonly string[]
  readonly reason: CannotComeReason
}

/** Gives shifts of a job back to the company of a conversation, and then says so in it: the card says what has happened. */
export default function CannotCome({ side, conversation, jobs, onSent, onClose }: CannotComeProps) {
  const t = useTranslations('chat.attach.cannotCome')
  const inWords = useTranslations('cannotCome')
  const problemText = useProblemText({ inForm: true })
  const id = useId()
  const [job, setJob] = useState(jobs.length === 1 ? jobs[0] : undefined)
  const [giving, setGiving] = useState<Giving>(() =>
    job ? firstGiving(job) : { shiftIds: [], reason: null },
  )
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
    setSending(true)
    setRefusal(null)
    try {
      const done = given ?? (await give())
      if (done) await say(done)
    } catch (error) {
      setRefusal(problemOfFailure(error))
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
                checked={job?.id === one.id}
                onChange={() => {
                  setJob(one)
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
      {job && !given && (
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
          maxLength={messageLimits.text}
          onChange={({ target }) => setText(target.value)}
          className="control mt-1 resize-y"
        />
      </div>
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
      <div className="dialog-actions flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {inWords('keep')}
        </Button>
        <Button loading={isSending} onClick={() => void submit()}>
          {given ? t('say') : inWords('give', { count: giving.shiftIds.length })}
        </Button>
      </div>
    </div>
  )
}
