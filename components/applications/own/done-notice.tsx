'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { showFrom } from './show-from'
import type { Done } from './use-decisions'

/** Who decides this has the job. */
const staying: readonly Done['decision'][] = ['accept', 'confirm', 'acceptTerms', 'keepTerms']

/** What came of a decision, in focus and in sight: the button that was pressed is gone. */
export function DoneNotice({ done: { application, decision } }: { done: Done }) {
  const t = useTranslations('ownApplications.done')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    if (element.current) showFrom(element.current)
  }, [])
  const { title, companyName } = application.post
  return (
    <div ref={element} tabIndex={-1} className="mb-3 rounded-card">
      <Alert
        live
        tone="leaf"
        title={t(`${decision}.title`, { job: title })}
        action={
          !staying.includes(decision) && (
            <ButtonLink href="/jobs" variant="secondary" size="sm">
              {t('others')}
            </ButtonLink>
          )
        }
      >
        {t(`${decision}.about`, { company: companyName })}
      </Alert>
    </div>
  )
}
