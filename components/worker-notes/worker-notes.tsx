'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { ReadyFields } from '@/components/forms/ready-fields'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { Button } from '@/components/ui/button'
import { unsentForm } from '@/lib/api/unsent-form'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { addWorkerNote, removeWorkerNote } from '@/lib/worker-notes/requests'
import type { WorkerNote } from '@/lib/worker-notes/worker-note'
import { workerNoteLimit } from '@/validators/note-limit'

type WorkerNotesProps = {
  workerId: string
  /** The notes there are, the oldest first; null where they could not be read. */
  notes: readonly WorkerNote[] | null
}

const whenOf = (at: string) => `${formatDay(new Date(at))} ${formatClock(new Date(at))} น.`

/** What the team wrote to each other about a worker, each with who and when, and a field to add to it. */
export function WorkerNotes({ workerId, notes }: WorkerNotesProps) {
  const t = useTranslations('workerNotes')
  const headingId = useId()
  const [shown, setShown] = useState(notes ?? [])
  const [said, setSaid] = useState('')
  return (
    <section aria-labelledby={headingId} className="print:hidden">
      <h2 id={headingId} className="text-lg">
        {t('title')}
      </h2>
      <p className="text-sm text-ink-2">{t('about')}</p>
      {notes === null && <p className="mt-2 text-mango-ink">{t('failed')}</p>}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {shown.map((note) => (
          <NoteItem
            key={note.id}
            workerId={workerId}
            note={note}
            onRemoved={() => {
              setShown((before) => before.filter(({ id }) => id !== note.id))
              setSaid(t('removed'))
            }}
          />
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {said}
      </p>
      <NoteForm
        workerId={workerId}
        onAdded={(note) => {
          setShown((before) => [...before.filter(({ id }) => id !== note.id), note])
          setSaid(t('added'))
        }}
      />
    </section>
  )
}

type NoteItemProps = { workerId: string; note: WorkerNote; onRemoved: () => void }

function NoteItem({ workerId, note: { id, text, authorName, isOwn, createdAt }, onRemoved }: NoteItemProps) {
  const t = useTranslations('workerNotes')
  const problemText = useProblemText()
  const [isLeaving, setLeaving] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const remove = async () => {
    setLeaving(true)
    setRefusal(null)
    try {
      await removeWorkerNote(workerId, id)
      onRemoved()
    } catch (error) {
      setLeaving(false)
      setRefusal(problemOfFailure(error))
    }
  }
  return (
    <li className="rounded-control bg-well p-3">
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-2">
        <span className="min-w-0">
          {t('by', { name: authorName ?? t('former'), when: whenOf(createdAt) })}
        </span>
        {isOwn && (
          <Button variant="ghost" size="sm" loading={isLeaving} onClick={() => void remove()}>
            {t('remove')}
            <span className="sr-only"> {t('removeOf', { text: text.slice(0, 40) })}</span>
          </Button>
        )}
      </div>
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </li>
  )
}

type NoteFormProps = { workerId: string; onAdded: (note: WorkerNote) => void }

function NoteForm({ workerId, onAdded }: NoteFormProps) {
  const t = useTranslations('workerNotes')
  const problemText = useProblemText({ inForm: true })
  const id = useId()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  /** Kept until the text is stored, so that it is stored only once even if an answer is lost. */
  const attempt = useRef<{ text: string; key: string } | null>(null)
  useLeaveGuard(text.trim() !== '')

  const add = async (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '' || isSending) return
    if (isHeldBack(id, { text, limit: workerNoteLimit })) return
    if (attempt.current?.text !== typed) attempt.current = { text: typed, key: crypto.randomUUID() }
    setSending(true)
    setRefusal(null)
    try {
      onAdded(await addWorkerNote(workerId, typed, attempt.current.key))
      setText('')
      attempt.current = null
    } catch (error) {
      setRefusal(problemOfFailure(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form {...unsentForm} onSubmit={(event) => void add(event)} className="mt-3">
      <ReadyFields className="grid gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {t('label')}
        </label>
        <textarea
          id={id}
          rows={2}
          value={text}
          {...longAria(id, { text, limit: workerNoteLimit, hint: `${id}-count` })}
          onChange={({ target }) => setText(target.value)}
          className="control field-sizing-content min-h-16 resize-y"
        />
        <TooLong id={id} text={text} limit={workerNoteLimit} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Button type="submit" variant="secondary" size="sm" loading={isSending}>
            {t('add')}
          </Button>
          <span id={`${id}-count`} className="text-sm text-ink-2 tabular-nums">
            {t('count', { count: text.length, limit: workerNoteLimit })}
          </span>
        </div>
        {refusal && (
          <p role="alert" className="text-sm text-chilli">
            {problemText(refusal)}
          </p>
        )}
      </ReadyFields>
    </form>
  )
}
