'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import { useStoring } from '@/components/forms/use-storing'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { ProblemError } from '@/lib/api/problem'
import { unsentForm } from '@/lib/api/unsent-form'
import { addQuickReply, changeQuickReply, removeQuickReply } from '@/lib/talk/requests'
import type { QuickReply } from '@/lib/talk/talk'
import { messageLimits } from '@/validators/talk-terms'

type RepliesDialogProps = {
  replies: readonly QuickReply[]
  onChange: (replies: readonly QuickReply[]) => void
  onClose: () => void
}

/** Adds to the texts that a company keeps, changes and removes them. */
export default function RepliesDialog({ replies, onChange, onClose }: RepliesDialogProps) {
  const t = useTranslations('chat.replies')
  const problemText = useProblemText({ inForm: true })
  const id = useId()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const { isBusy, refusal, forgetRefusal, store } = useStoring()
  const [missing, setMissing] = useState(false)
  /** The text that is being changed; null while one is added. */
  const [changing, setChanging] = useState<QuickReply | null>(null)
  const titleField = useRef<HTMLInputElement>(null)
  /** Kept until the text is stored, so that it is stored once even if an answer is lost. */
  const attempt = useRef({ of: '', key: '' })

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const body = { title: title.trim(), text: text.trim() }
    const isMissing = body.title === '' || body.text === ''
    setMissing(isMissing)
    if (isMissing) return
    if (isHeldBack(`${id}-title`, { text: title, limit: messageLimits.quickReplyTitle })) return
    if (isHeldBack(`${id}-text`, { text, limit: messageLimits.quickReplyText })) return
    if (changing) {
      void store(async () => {
        const changed = await changeQuickReply(changing, body).catch((error: unknown) => {
          // Somebody else was quicker: what they wrote is changed next.
          if (error instanceof ProblemError && error.problem.status === 412) {
            const current = error.problem.current as QuickReply
            setChanging(current)
            onChange(replies.map((one) => (one.id === current.id ? current : one)))
          }
          throw error
        })
        onChange(replies.map((one) => (one.id === changed.id ? changed : one)))
        begin(null)
      })
      return
    }
    const of = JSON.stringify(body)
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() }
    void store(async () => {
      onChange([...replies, await addQuickReply(body, attempt.current.key)])
      setTitle('')
      setText('')
    })
  }
  const begin = (reply: QuickReply | null) => {
    setChanging(reply)
    setTitle(reply?.title ?? '')
    setText(reply?.text ?? '')
    setMissing(false)
    forgetRefusal()
    if (reply) titleField.current?.focus()
  }
  const remove = (reply: QuickReply) =>
    void store(async () => {
      await removeQuickReply(reply.id)
      if (changing?.id === reply.id) begin(null)
      onChange(replies.filter((one) => one.id !== reply.id))
    })
  const isFull = replies.length >= messageLimits.quickReplies
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p className="text-ink-2">{t('about')}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-center gap-2 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block truncate py-0.5 font-medium">{reply.title}</span>
              <span className="line-clamp-2 text-sm text-ink-2">{reply.text}</span>
            </span>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => begin(reply)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="edit" label={t('change', { title: reply.title })} />
            </button>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => remove(reply)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="trash" label={t('remove', { title: reply.title })} />
            </button>
          </li>
        ))}
      </ul>
      {isFull && !changing ? (
        <p className="mt-3 text-sm text-ink-2">{t('full', { limit: messageLimits.quickReplies })}</p>
      ) : (
        <form {...unsentForm} onSubmit={add} className="mt-4 grid gap-3">
          <div>
            <label htmlFor={`${id}-title`} className="font-medium">
              {t('titleLabel')}
            </label>
            <input
              ref={titleField}
              id={`${id}-title`}
              value={title}
              {...longAria(`${id}-title`, {
                text: title,
                limit: messageLimits.quickReplyTitle,
                isFaulty: missing && title.trim() === '',
              })}
              onChange={({ target }) => setTitle(target.value)}
              className="control mt-1"
            />
            <TooLong id={`${id}-title`} text={title} limit={messageLimits.quickReplyTitle} />
          </div>
          <div>
            <label htmlFor={`${id}-text`} className="font-medium">
              {t('textLabel')}
            </label>
            <p id={`${id}-hint`} className="text-sm text-ink-2">
              {t.raw('hint') as string}
            </p>
            <textarea
              id={`${id}-text`}
              rows={3}
              value={text}
              {...longAria(`${id}-text`, {
                text,
                limit: messageLimits.quickReplyText,
                hint: `${id}-hint`,
                isFaulty: missing && text.trim() === '',
              })}
              onChange={({ target }) => setText(target.value)}
              className="control mt-1 resize-y"
            />
            <TooLong id={`${id}-text`} text={text} limit={messageLimits.quickReplyText} />
          </div>
          {missing && (
            <p role="alert" className="text-sm text-chilli">
              {t('missing')}
            </p>
          )}
          {refusal && (
            <p role="alert" className="text-sm text-chilli">
              {problemText(refusal)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={isBusy}>
              {t(changing ? 'save' : 'add')}
            </Button>
            {changing && (
              <Button variant="secondary" onClick={() => begin(null)}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  )
}
