'use client'

import { useTranslations } from 'next-intl'
import {
  type ComponentType,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import type { BranchChoice } from '../branch-choice'

type Reading = ComponentType<{ text: string; branches: readonly BranchChoice[] }>

export type PostLineProps = {
  /** Whose post it becomes: a visitor's after they registered, or that of a company with its branches. */
  of: 'visitor' | 'company'
  branches: readonly BranchChoice[]
  /** Where the post is written, or the way there begins. */
  href: string
}

/** One line of ordinary Thai about a job, read while it is typed, and kept in the browser for the form of a new post. */
export function PostLine({ of, branches, href }: PostLineProps) {
  const t = useTranslations('postLine')
  const id = useId()
  const [text, setText] = useState('')
  const shown = useDeferredValue(text)
  const [Read, setRead] = useState<Reading | null>(null)
  const isAsked = useRef(false)

  const load = () => {
    if (isAsked.current) return
    isAsked.current = true
    import('./post-line-reading').then(
      (part) => setRead(() => part.default),
      () => {
        isAsked.current = false
      },
    )
  }
  const write = (line: string) => {
    load()
    setText(line)
    keepLine(line)
  }
  const goOn = useEffectEvent(() => {
    const line = keptLine()
    if (line !== '') write(line)
  })
  useEffect(() => goOn(), [])

  const isEmpty = text.trim() === ''
  return (
    <Card className="grid gap-3 p-4">
      <div>
        <label htmlFor={id} className="mb-1 flex items-center gap-2 font-medium">
          <Icon name="spark" className="size-5" />
          {t(`${of}.label`)}
        </label>
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-3">
          {t('hint')}
        </p>
        <textarea
          id={id}
          value={text}
          rows={2}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={load}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
          }}
          className="control field-sizing-content resize-none"
        />
      </div>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {Read && !isEmpty && <Read text={shown} branches={branches} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isEmpty ? (
          <Button variant="secondary" onClick={() => write(t('example'))}>
            {t('tryExample')}
          </Button>
        ) : (
          <>
            <ButtonLink href={href}>{t(`${of}.use`)}</ButtonLink>
            <p className="min-w-0 flex-1 basis-48 text-sm text-ink-2">{t(`${of}.kept`)}</p>
          </>
        )}
      </div>
    </Card>
  )
}
