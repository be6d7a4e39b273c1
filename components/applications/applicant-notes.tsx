import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef } from 'react'
import useSWR from 'swr'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import { useKeptText } from '@/components/forms/use-kept-text'
import { useStoring } from '@/components/forms/use-storing'
import { Button } from '@/components/ui/button'
import { keptFresh } from '@/components/ui/kept-fresh'
import { Skeleton } from '@/components/ui/skeleton'
import { unsentForm } from '@/lib/api/unsent-form'
import type { ApplicationNote } from '@/lib/applications/application'
import { addNote, askNotes, removeNote } from '@/lib/applications/requests'
import { noteLimit } from '@/validators/note-limit'
import { whenOf } from './applicant-history'

type ApplicantNotesProps = {
  applicationId: string
  /** Called after a note was added or removed. */
  onChange: () => void
}

/** What colleagues have noted of an applicant, and the field for another note. */
export function ApplicantNotes({ applicationId, onChange }: ApplicantNotesProps) {
  const t = useTranslations('applications')
  const problemText = useProblemText()
  const fieldId = useId()
  const {
    data: notes,
    error,
    mutate,
  } = useSWR(['application-notes', applicationId], () => askNotes(applicationId), keptFresh())
  const { isBusy, refusal, store } = useStoring()
  const problem = refusal ?? (error ? problemOfFailure(error) : null)
  const change = (edit: (now: readonly ApplicationNote[]) => ApplicationNote[]) =>
    void mutate((now = []) => edit(now), { revalidate: false })
  const [text, setText] = useKeptText(`note:${applicationId}`)
  /** Kept until the text is stored, so that it is stored only once even if an answer is lost. */
  const attempt = useRef<{ text: string; key: string } | null>(null)

  const add = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.trim()
    if (typed === '' || isBusy) return
    if (isHeldBack(fieldId, { text, limit: noteLimit })) return
    if (attempt.current?.text !== typed) attempt.current = { text: typed, key: crypto.randomUUID() }
    const { key } = attempt.current
    void store(async () => {
      const note = await addNote(applicationId, typed, key)
      change((now) => [...now.filter(({ id }) => id !== note.id), note])
      setText('')
      attempt.current = null
      onChange()
    })
  }
  const remove = (id: string) =>
    void store(async () => {
      await removeNote(applicationId, id)
      change((now) => now.filter((note) => note.id !== id))
      onChange()
    })

  return (
    <section className="mt-5">
      <h3 className="text-base">{t('notes')}</h3>
      <p className="text-sm text-ink-2">{t('notesHint')}</p>
      {!notes && !problem && <Skeleton className="mt-2 h-12" />}
      <ul className="mt-2 grid gap-2">
        {notes?.map((note) => (
          <li key={note.id} className="rounded-control bg-well p-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
            <div className="mt-1 flex items-center justify-between gap-2 text-xs text-ink-2">
              <span>{`${note.authorName ?? t('formerColleague')} · ${whenOf(note.createdAt)}`}</span>
              {note.isOwn && (
                <Button variant="ghost" size="sm" onClick={() => remove(note.id)}>
                  {t('removeNote')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 font-medium text-chilli">
          {problemText(problem)}
        </p>
      )}
      <form {...unsentForm} onSubmit={add} className="mt-3 grid gap-2">
        <label htmlFor={fieldId} className="text-sm font-medium">
          {t('noteLabel')}
        </label>
        <textarea
          id={fieldId}
          rows={2}
          value={text}
          {...longAria(fieldId, { text, limit: noteLimit })}
          onChange={({ target }) => setText(target.value)}
          className="control field-sizing-content min-h-16 resize-y"
        />
        <TooLong id={fieldId} text={text} limit={noteLimit} />
        <Button type="submit" variant="secondary" size="sm" loading={isBusy} className="justify-self-start">
          {t('addNote')}
        </Button>
      </form>
    </section>
  )
}
