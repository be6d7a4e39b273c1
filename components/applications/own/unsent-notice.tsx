import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Unsent } from '@/lib/applications/unsent'

type UnsentNoticeProps = {
  item: Unsent
  onCancel: () => void
  /** Which answer waits, where its decision has other words. */
  answer?: 'acceptLeft'
  /** What is sent, where that is not said beside it. */
  children?: ReactNode
}

/** Says that something waits for a network, where its button was, and how to think better of it. */
export function UnsentNotice({ item, onCancel, answer, children }: UnsentNoticeProps) {
  const t = useTranslations('unsent')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was pressed has gone.
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={element} role="status" tabIndex={-1} className="rounded-card outline-none">
      <Alert
        title={
          item.kind === 'answer'
            ? t('answer', { decision: answer ?? item.answer.decision })
            : t('application')
        }
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('cancelOf', { title: item.title })}
            onClick={onCancel}
          >
            {t('cancel')}
          </Button>
        }
      >
        {children}
        <p>{t('about')}</p>
      </Alert>
    </div>
  )
}
