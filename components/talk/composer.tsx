'use client'

import { useTranslations } from 'next-intl'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { typedEarly } from '@/components/forms/typed-early'
import { useReady } from '@/components/forms/use-ready'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { whenIdle } from '@/components/ui/prefetch'
import { useBlobAddress } from '@/components/ui/use-blob-address'
import { unsentForm } from '@/lib/api/unsent-form'
import { keepDraft, readDraft } from '@/lib/talk/drafts'
import { openPart } from '@/lib/talk/fill-reply'
import { editMessage, tellTyping } from '@/lib/talk/requests'
import type { Conversation, Message, Side } from '@/lib/talk/talk'
import type { CarriedFile } from '@/lib/talk/thread'
import type { MessageWarning } from '@/validators/message-warnings'
import { isPresent } from '@/validators/rules'
import { messageLimits } from '@/validators/talk-terms'
import type { Returned } from './use-talk'

type ComposerProps = {
  side: Side
  conversation: Conversation
  /** The message that is being changed. */
  editing: Message | null
  onEdited: (message: Message | null) => void
  onSend: (text: string, isConfirmed: boolean) => void
  /** Words that could not be sent. */
  returned: Returned | null
  onTaken: () => void
  /** A file that waits for its words. */
  staged: CarriedFile | null
  onUnstage: () => void
  /** Opens everything that a message may carry. */
  onAttach: () => void
  /** Draws texts that are ready to be put into the field. */
  ready: (fill: (text: string) => void) => ReactNode
}

/** Somebody is told again that the other one types, at most this often. */
const typingEveryMs = 3_000
/** From here on the field says how much is left. */
const nearLimit = messageLimits.text - 200

/** The rules are large, and are needed once something was typed. */
const loadWarnings = () => import('@/validators/message-warnings')

/** Where they cannot be loaded, the service asks. */
const warningsOf = async (text: string): Promise<readonly MessageWarning[]> =>
  loadWarnings().then(
    ({ messageWarnings }) => messageWarnings(text),
    () => [],
  )

type Notice =
  | { readonly kind: 'warned'; readonly warnings: readonly MessageWarning[] }
  | { readonly kind: 'said'; readonly words: string }

/** The field in which messages are written and changed. */
export function Composer(props: ComposerProps) {
  const { side, conversation, editing, onEdited, onSend, returned, onTaken, ready } = props
  const { staged, onUnstage, onAttach } = props
  const t = useTranslations('chat')
  const problemText = useProblemText({ inForm: true })
  const isReady = useReady()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  /** What is in the field by now, for what was begun before. */
  const typed = useRef('')
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isStoring, setStoring] = useState(false)
  const { id: conversationId, canWrite } = conversation

  const show = useCallback((next: string) => {
    typed.current = next
    setText(next)
  }, [])
  const change = useCallback(
    (next: string) => {
      show(next)
      setNotice(null)
      if (!editing) keepDraft(conversationId, next)
    },
    [conversationId, editing, show],
  )
  const putBack = useCallback(
    (words: string) => {
      const whole = [words, typed.current].filter(Boolean).join('\n')
      show(whole)
      keepDraft(conversationId, whole)
    },
    [conversationId, show],
  )
  // Without network they could not be loaded any more.
  useEffect(() => {
    whenIdle(() => void loadWarnings().catch(() => undefined))
  }, [])

  useLayoutEffect(() => {
    const early = typedEarly(field.current)
    if (typeof early === 'string') {
      show(early)
      keepDraft(conversationId, early)
    } else show(readDraft(conversationId))
  }, [conversationId, show])

  useEffect(() => {
    if (returned?.conversationId !== conversationId) return
    onTaken()
    putBack(returned.text)
    if (returned.code === 'warning_unconfirmed')
      void warningsOf(returned.text).then((warnings) => setNotice({ kind: 'warned', warnings }))
    else setNotice({ kind: 'said', words: t('returned') })
  }, [returned, conversationId, putBack, onTaken, t])

  const editingId = editing?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of a message is taken when changing it begins
  useEffect(() => {
    if (!editing) return
    show(editing.text)
    setNotice(null)
    field.current?.focus()
    return () => {
      show(readDraft(conversationId))
      setNotice(null)
    }
  }, [editingId])

  const lastTyping = useRef(0)
  const type = (next: string) => {
    change(next)
    if (editing || next.trim() === '' || Date.now() - lastTyping.current < typingEveryMs) return
    lastTyping.current = Date.now()
    tellTyping(side, conversationId).catch(() => undefined)
  }

  const fill = (words: string) => {
    const next = text.trim() === '' ? words : `${text.trimEnd()}\n${words}`
    change(next)
    field.current?.focus()
    const part = openPart(next)
    // The field gets its new text first.
    requestAnimationFrame(() => {
      if (part) field.current?.setSelectionRange(part.start, part.end)
      else field.current?.setSelectionRange(next.length, next.length)
    })
  }

  /** The field is free for the next words at once; what is warned of comes back into it. */
  const send = async (words: string, isConfirmed: boolean) => {
    show('')
    setNotice(null)
    lastTyping.current = 0
    const warnings = isConfirmed ? [] : await warningsOf(words)
    if (warnings.length > 0) {
      putBack(words)
      setNotice({ kind: 'warned', warnings })
      return
    }
    onSend(words, isConfirmed)
    keepDraft(conversationId, typed.current)
  }

  const store = async (edited: Message, words: string, isConfirmed: boolean) => {
    const warnings = isConfirmed ? [] : await warningsOf(words)
    if (warnings.length > 0) return setNotice({ kind: 'warned', warnings })
    setStoring(true)
    try {
      onEdited(await editMessage(side, conversationId, edited.id, { text: words, isConfirmed }))
    } catch (error) {
      setNotice({ kind: 'said', words: problemText(problemOfFailure(error)) })
    } finally {
      setStoring(false)
    }
  }

  const submit = async (isConfirmed = false) => {
    // What nobody sees is no message: the service refuses it, and all that is written behind it would wait.
    const words = isPresent(text) ? text.trim() : ''
    if ((words === '' && (!staged || editing)) || isStoring || !canWrite) return
    if (words.length > messageLimits.text)
      return setNotice({ kind: 'said', words: t('tooLong', { limit: messageLimits.text }) })
    const part = openPart(text)
    if (part && !editing) {
      field.current?.focus()
      field.current?.setSelectionRange(part.start, part.end)
      return setNotice({ kind: 'said', words: t('openPart', { part: text.slice(part.start, part.end) }) })
    }
    field.current?.focus()
    await (editing ? store(editing, words, isConfirmed) : send(words, isConfirmed))
  }

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && editing) return onEdited(null)
    const isTouch = matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    event.preventDefault()
    void submit()
  }

  if (!canWrite && text === '') return null
  return (
    <div className="grid gap-2 px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      {notice?.kind === 'warned' && (
        <Warned
          warnings={notice.warnings}
          onEdit={() => {
            setNotice(null)
            field.current?.focus()
          }}
          onSend={() => void submit(true)}
        />
      )}
      {notice?.kind === 'said' && (
        <p role="alert" className="rounded-control bg-mango-soft px-3.5 py-2.5 text-sm text-mango-ink">
          {notice.words}
        </p>
      )}
      {editing && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <Icon name="edit" className="size-4.5" />
          <span className="min-w-0 flex-1 truncate py-0.5">{t('editingOf', { text: editing.text })}</span>
          <Button variant="ghost" size="sm" onClick={() => onEdited(null)}>
            {t('cancel')}
          </Button>
        </p>
      )}
      {!editing && canWrite && staged && <Staged file={staged} onRemove={onUnstage} />}
      {!editing && canWrite && ready(fill)}
      <form
        {...unsentForm}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
        className="flex items-end gap-2"
      >
        {canWrite && !editing && (
          <button
            type="button"
            disabled={!isReady}
            onClick={onAttach}
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-well"
          >
            <Icon name="plus" label={t('attach.open')} />
          </button>
        )}
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {canWrite ? t('field', { name: conversation.with.name }) : t('unsentWords')}
          </label>
          <textarea
            id={id}
            ref={field}
            rows={1}
            value={text}
            readOnly={!canWrite}
            data-composer
            placeholder={t('placeholder')}
            aria-describedby={`${id}-left`}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
            className="control talk-field field-sizing-content"
          />
          <span id={`${id}-left`} className="block px-3 text-xs text-ink-3 empty:hidden">
            {text.length > nearLimit ? t('left', { count: text.length, limit: messageLimits.text }) : ''}
          </span>
        </div>
        {canWrite && (
          <Button type="submit" disabled={!isReady} loading={isStoring} className="talk-send">
            <Icon name={editing ? 'check' : 'send'} label={t(editing ? 'saveEdit' : 'send')} />
          </Button>
        )}
      </form>
    </div>
  )
}

/** A file that goes with the next message. */
function Staged({ file: { file, shown, name }, onRemove }: { file: CarriedFile; onRemove: () => void }) {
  const t = useTranslations('chat.attach')
  const address = useBlobAddress(shown.kind === 'picture' ? file : null)
  return (
    <div className="flex items-center gap-3 rounded-card bg-well p-2">
      {address && shown.kind === 'picture' ? (
        // biome-ignore lint/performance/noImgElement: a picture in memory
        <img
          src={address}
          alt={t('kinds.picture')}
          width={56}
          height={56}
          className="size-14 rounded-control object-cover"
        />
      ) : (
        <Icon name="post" className="size-5" />
      )}
      <span className="min-w-0 flex-1 truncate py-0.5">
        {shown.kind === 'picture' ? t('kinds.picture') : name}
      </span>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
      >
        <Icon name="close" label={t('remove')} />
      </button>
    </div>
  )
}

type WarnedProps = {
  warnings: readonly MessageWarning[]
  onEdit: () => void
  onSend: () => void
}

/** Asks before words are sent that the other one will be warned of. */
function Warned({ warnings, onEdit, onSend }: WarnedProps) {
  const t = useTranslations('chat.warned')
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-mango-soft p-4 text-sm">
      <Icon name="shield" className="mt-0.5 size-5 text-mango-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-mango-ink">
          {warnings.map((warning) => t(`titles.${warning}`)).join(' ')}
        </p>
        <p className="text-mango-ink">{t('about')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onSend}>
            {t('send')}
          </Button>
        </div>
      </div>
    </div>
  )
}
