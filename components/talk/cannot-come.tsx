'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { giveBack, type OwnJob, sendMessage } from '@/lib/talk/requests'
import type { Conversation, Message, Side } from '@/lib/talk/talk'
import { type CannotComeReason, cannotComeReasons } from '@/validators/talk-attachments'
import { messageLimits } from '@/validators/talk-terms'
import { timesOf } from './attachment-view'

type CannotComeProps = {
  side: Side
  conversation: Conversation
  jobs: readonly OwnJob[]
  onSent: (message: Message) => void
  onClose: () => void
}

/** One shift of a job, or all that are left, in which case the job is given back. */
type Choice = { readonly key: string; readonly job: OwnJob; readonly shift: OwnJob['shifts'][number] | null }

const isAhead = ({ date, startTime, endTime }: OwnJob['shifts'][number], now: number) => {
  const end = Date.parse(`${date}T${endTime}:00+07:00`)
  return (endTime <= startTime ? end + 86_400_000 : end) > now
}

function choicesOf(jobs: readonly OwnJob[]): Choice[] {
  const now = Date.now()
  return jobs.flatMap((job): Choice[] => {
    const ahead = job.shifts.filter((shift) => isAhead(shift, now))
    const whole = { key: job.id, job, shift: null }
    if (ahead.length < 2) return [whole]
    return [...ahead.map((shift) => ({ key: `${job.id} ${shift.id}`, job, shift })), whole]
  })
}

const radio = 'flex min-h-11 items-center gap-3'

/**
 * Tells a company that its worker cannot come. It is told first, so that it hears of it even where giving the job back fails;
 * a job of one shift, or all that is left of one, is given back as well.
 */
export function CannotCome({ side, conversation, jobs, onSent, onClose }: CannotComeProps) {
  const t = useTranslations('chat.attach')
  const problemText = useProblemText({ inForm: true })
  const id = useId()
  const [choices] = useState(() => choicesOf(jobs))
  const [key, setKey] = useState(choices.length === 1 ? choices[0]?.key : undefined)
  const [reason, setReason] = useState<CannotComeReason | null>(null)
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [isIncomplete, setIncomplete] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  /** What was sent last under which id: the same again is sent once. */
  const sent = useRef({ of: '', id: '', message: null as Message | null })

  const send = async (choice: Choice, why: CannotComeReason) => {
    const words = text.trim()
    const of = JSON.stringify([choice.key, why, words])
    if (sent.current.of !== of) sent.current = { of, id: crypto.randomUUID(), message: null }
    sent.current.message ??= await sendMessage(side, {
      id: sent.current.id,
      uid: '',
      conversationId: conversation.id,
      text: words,
      isConfirmed: false,
      at: 0,
      carried: {
        kind: 'card',
        sent: {
          kind: 'cannot_come',
          jobPostId: choice.job.jobPostId,
          shiftId: choice.shift?.id ?? null,
          reason: why,
        },
        shown: { kind: 'gone', of: 'file' },
      },
    })
    if (choice.shift === null) await giveBack(choice.job)
    onSent(sent.current.message)
  }
  const submit = async () => {
    const choice = choices.find((one) => one.key === key)
    setIncomplete(!choice || !reason)
    if (!choice || !reason || isSending) return
    setSending(true)
    setRefusal(null)
    try {
      await send(choice, reason)
    } catch (error) {
      setRefusal(problemOfFailure(error))
      setSending(false)
    }
  }
  const chosen = choices.find((one) => one.key === key)
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="font-medium">{t('cannotCome.which')}</legend>
        {choices.map(({ key: one, job, shift }) => (
          <label key={one} className={radio}>
            <input
              type="radio"
              name={`${id}-which`}
              checked={key === one}
              onChange={() => setKey(one)}
              className="size-5 accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">
              {job.post.title} <ShiftWords job={job} shift={shift} />
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-medium">{t('cannotCome.why')}</legend>
        {cannotComeReasons.map((one) => (
          <label key={one} className={radio}>
            <input
              type="radio"
              name={`${id}-why`}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-5 accent-primary"
            />
            {t(`cannotCome.reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-text`} className="font-medium">
          {t('cannotCome.text')}
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
      {chosen && (
        <p className="text-sm text-ink-2">
          {t(chosen.shift ? 'cannotCome.aboutShift' : 'cannotCome.aboutJob', {
            name: conversation.with.name,
          })}
        </p>
      )}
      {isIncomplete && (
        <p role="alert" className="text-sm text-chilli">
          {t('cannotCome.missing')}
        </p>
      )}
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
      <div className="dialog-actions flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
        <Button loading={isSending} onClick={() => void submit()}>
          {t('cannotCome.send')}
        </Button>
      </div>
    </div>
  )
}

function ShiftWords({ job, shift }: Pick<Choice, 'job' | 'shift'>) {
  const t = useTranslations('chat.attach')
  const only = shift ?? (job.shifts.length === 1 ? job.shifts[0] : undefined)
  return <span className="text-sm text-ink-2">{only ? t('shift', timesOf(only)) : t('cannotCome.all')}</span>
}
