'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pointerReleased, watchPointer } from '@/components/forms/pointer-release'
import { type LazyFormContentProps, registerDraft } from './lazy-form-content'
import { keepFocus, readTyped } from './typed-controls'

const contents = {
  register: () => import('./lazy-register-form'),
  'sign-in': () => import('./lazy-sign-in-form'),
} as const satisfies Record<string, () => Promise<{ default: ComponentType<LazyFormContentProps> }>>

type LazyFormProps = {
  form: keyof typeof contents
  messages: Partial<Messages>
  /** The form's markup without its script. */
  children: ReactNode
}

/**
 * A form whose code is loaded when the page is idle and mounted when somebody uses it, or has left something in it. Until then its static form takes
 * what is typed; the real form takes that over, with the focus and the cursor where they were.
 */
export function LazyForm({ form, messages, children }: LazyFormProps) {
  const container = useRef<HTMLDivElement>(null)
  const swapping = useRef<Promise<void>>(undefined)
  const [content, setContent] = useState<ReactNode>(null)

  useEffect(watchPointer, [])

  const swap = (): Promise<void> => {
    // A press in progress must end on the element it began on.
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
        // Could not be loaded: the next interaction tries again.
        swapping.current = undefined
      },
    )
    return swapping.current
  }

  const showKept = useEffectEvent(() => void swap())
  useEffect(() => {
    // What somebody typed before they loaded the page again is theirs to see at once.
    if (form === 'register' && isKept()) return showKept()
    return whenIdle(() => void contents[form]().catch(() => undefined))
  }, [form])

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

/** Whether something may be kept of the registration; the form itself looks whose it is. */
function isKept(): boolean {
  try {
    return localStorage.getItem(`partim:draft:${registerDraft}`) !== null
  } catch {
    return false
  }
}

function whenIdle(work: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 2_000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5_000 })
  return () => cancelIdleCallback(idle)
}
