'use client'

import { useTranslations } from 'next-intl'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { hasShortPlusCode } from '@/lib/geolocation/plus-code'

/** What came of a pasted text: it is no position, or the service refused the link. */
export type LinkState =
  | { readonly kind: 'idle' | 'opening' | 'placed' | 'unreadable' }
  | { readonly kind: 'refused'; readonly problem: FormProblem }

type LinkFieldProps = {
  state: LinkState
  /** Called with what was pasted, or typed and confirmed. */
  onUse: (text: string) => void
}

/** Takes a map link or coordinates; pasting is enough. It is no field of the form around it. */
export function LinkField({ state, onUse }: LinkFieldProps) {
  const t = useTranslations('maps')
  const problemText = useProblemText()
  const id = useId()
  const [text, setText] = useState('')
  const failed =
    state.kind === 'refused'
      ? problemText(state.problem)
      : state.kind === 'unreadable' && t(hasShortPlusCode(text) ? 'plusCode' : 'notReadable')

  const take = (given: string) => {
    if (given.trim()) onUse(given)
  }
  const pasteOver = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (!pasted.trim()) return
    event.preventDefault()
    // One line, as the input would make of it.
    setText(pasted.replace(/\s+/g, ' ').trim())
    take(pasted)
  }
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The form around must not be sent.
    event.preventDefault()
    take(text)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('link')}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-ink-3">
        {t('linkHint')}
      </p>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          inputMode="url"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          className="control min-w-0"
          placeholder={t('linkPlaceholder')}
          aria-describedby={`${id}-hint ${id}-status`}
          aria-invalid={failed ? true : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={pasteOver}
          onKeyDown={takeOnEnter}
        />
        <Button
          variant="secondary"
          className="shrink-0 whitespace-nowrap"
          loading={state.kind === 'opening'}
          onClick={() => take(text)}
        >
          {t('useLink')}
        </Button>
      </div>
      <p
        id={`${id}-status`}
        role="status"
        className={failed ? 'mt-2 text-sm text-chilli' : 'mt-2 text-sm text-ink-2 empty:hidden'}
      >
        {state.kind === 'opening' ? t('openingLink') : state.kind === 'placed' ? t('fromLink') : failed}
      </p>
    </div>
  )
}
