'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pointerReleased, watchPointer } from '@/components/forms/pointer-release'
import type { LazyFormContentProps } from './lazy-form-content'
import { keepFocus, readTyped } from './typed-controls'

const contents = {
  register: () => import('./lazy-register-form'),
  'sign-in': () => import('./lazy-sign-in-form'),
} as const satisfies Record<string, () => Promise<{ default: ComponentType<LazyFormContentProps> }>>

type LazyFormProps = {
  form: keyof typeof contents
  messages: Partial<Messages>
  /** The form as markup alone, without its script. */
  children: ReactNode
}

/**
 * A form whose machinery is fetched when the page is idle and put in place when somebody reaches for it. Until then
 * its static form takes what is typed; the real form comes with that, with the focus and the cursor where they were.
 */
export function LazyForm({ form, messages, children }: LazyFormProps) {
  const container = useRef<HTMLDivElement>(null)
  const swapping = useRef<Promise<void>>(undefined)
  const [content, setContent] = useState<ReactNode>(null)

  useEffect(watchPointer, [])
  useEffect(() => whenIdle(() => void contents[form]().catch(() => undefined)), [form])

  const swap = (): Promise<void> => {
    // A press that is under way ends at what it began on.
    swapping.current ??= Promise.all([contents[form](), pointerReleased()]).then(
      ([{ default: Content }]) => {
        const element = container.current
        if (!element) return
        const restoreFocus = keepFocus(element)
        const initial = readTyped(element) ?? undefined
        flushSync(() => setContent(<Content messages={messages} initial={initial} />))
        restoreFocus()
      },
      () => {
        // Not reached: the next touch tries again.
        swapping.current = undefined
      },
    )
    return swapping.current
  }

  const press = async (target: EventTarget) => {
    const pressed = target instanceof Element && !content ? target.closest('button') : null
    if (!pressed) return
    await swap()
    const buttons = container.current?.querySelectorAll('button') ?? []
    Array.from(buttons)
      .find(({ textContent }) => textContent === pressed.textContent)
      ?.click()
  }

  return (
    <div
      ref={container}
      onFocusCapture={() => void swap()}
      onClickCapture={(event) => void press(event.target)}
    >
      {content ?? children}
    </div>
  )
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 2_000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5_000 })
  return () => cancelIdleCallback(idle)
}
