'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type CopyButtonProps = {
  text: string
  label: string
  /** Shows the label beside the symbol. */
  isShown?: boolean
}

/** Copies a text; where the browser refuses, it can still be selected by hand. */
export function CopyButton({ text, label, isShown = false }: CopyButtonProps) {
  const t = useTranslations('taxRefunds.certificate')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }
  return (
    <div className={isShown ? 'mt-4' : 'shrink-0'}>
      <Button
        variant={isShown ? 'secondary' : 'ghost'}
        block={isShown}
        aria-label={isShown ? undefined : label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {isShown && <span>{label}</span>}
      </Button>
      <p role="status" className={isShown ? 'mt-2 text-sm text-ink-2 empty:hidden' : 'sr-only'}>
        {outcome ? t(outcome) : ''}
      </p>
    </div>
  )
}
