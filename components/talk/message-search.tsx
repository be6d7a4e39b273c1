'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { lettersOver, longAria, TooLong } from '@/components/forms/too-long'
import { Spinner } from '@/components/ui/spinner'
import { searchMessages } from '@/lib/talk/requests'
import type { FoundMessage, Side } from '@/lib/talk/talk'
import { talkSearch } from '@/validators/talk-terms'
import { whenInList } from './when'

type MessageSearchProps = { side: Side; now: Date; onOpen: (id: string, seq: number) => void }

/** How long typing rests before the search begins. */
const restMs = 300

/** The same for every rendering, so that the field gets the focus once. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** A search in the viewer's own conversations. */
export default function MessageSearch({ side, now, onOpen }: MessageSearchProps) {
  const t = useTranslations('chat')
  const problemText = useProblemText()
  const id = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundMessage[] | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<FormProblem | null>(null)
  const words = text.trim()
  useEffect(() => {
    if (words.length < talkSearch.shortest || lettersOver(words, talkSearch.longest)) return setFound(null)
    let isOver = false
    const timer = setTimeout(async () => {
      setAsking(true)
      setRefusal(null)
      try {
        const items = await searchMessages(side, words)
        if (!isOver) setFound(items)
      } catch (error) {
        if (!isOver) setRefusal(problemOfFailure(error))
      } finally {
        if (!isOver) setAsking(false)
      }
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [words, side])
  return (
    <search className="block">
      <div className="relative px-4 pb-3">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          id={id}
          ref={takeFocus}
          type="search"
          enterKeyHint="search"
          value={text}
          {...longAria(id, { text, limit: talkSearch.longest })}
          placeholder={t('search.label')}
          onChange={({ target }) => setText(target.value)}
          className="control"
        />
        <TooLong id={id} text={text} limit={talkSearch.longest} />
        {isAsking && (
          <span className="absolute top-3 right-4">
            <Spinner />
          </span>
        )}
      </div>
      <p role="status" className="px-4 pb-2 text-sm text-ink-2 empty:hidden">
        {found && !isAsking && t('search.found', { count: found.length })}
      </p>
      {refusal && (
        <p role="alert" className="px-4 text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {found?.map(({ conversationId, name, message }) => (
          <li key={message.id}>
            <button
              type="button"
              onClick={() => onOpen(conversationId, message.seq)}
              className="talk-row block w-full px-4 py-2.5 text-left hover:bg-well"
            >
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 truncate py-0.5 font-semibold">{name}</span>
                <span className="ml-auto shrink-0 text-xs text-ink-3">
                  {whenInList(message.at, now, { today: t('today'), yesterday: t('yesterday') })}
                </span>
              </span>
              <span className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">
                {message.isOwn ? t('byYou', { text: message.text }) : message.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
