'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { asProblem, type Problem } from '@/lib/api/browser'
import type { ActivatedBuffet } from '@/lib/buffets/buffet-link'
import { activateBuffetLink } from '@/lib/buffets/requests'
import { formatDay } from '@/lib/dates/format-thai'

type ActivateLinkProps = {
  token: string
  company: string
  /** What is said until it is activated. */
  children: ReactNode
}

/** Activates a sales link when it is confirmed, and says what the company has then. */
export function ActivateLink({ token, company, children }: ActivateLinkProps) {
  const t = useTranslations('buffetLink')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [activated, setActivated] = useState<ActivatedBuffet | null>(null)
  const activate = async () => {
    setBusy(true)
    setProblem(null)
    const { data, error, response } = await activateBuffetLink(token)
    setBusy(false)
    if (response.ok && data) return setActivated(data)
    setProblem(asProblem(error, response))
    // Somebody was faster, or it ended meanwhile: the page says so from now on.
    if (response.status === 409) router.refresh()
  }
  if (activated) return <Done activated={activated} />
  return (
    <>
      {children}
      <div className="grid gap-3">
        <FormProblem problem={problem} />
        <Button variant="accent" size="lg" block loading={busy} onClick={activate}>
          {t('activate', { company })}
        </Button>
      </div>
    </>
  )
}

function Done({ activated: { company, until } }: { activated: ActivatedBuffet }) {
  const t = useTranslations('buffetLink.done')
  return (
    <LinkOutcome
      illustration="verified"
      title={t('title')}
      action={
        <div className="grid gap-3">
          <ButtonLink href="/job-posting/create" variant="accent" size="lg" block>
            {t('action')}
          </ButtonLink>
          <ButtonLink href="/my-credit" variant="secondary" size="lg" block>
            {t('credit')}
          </ButtonLink>
        </div>
      }
    >
      {t('about', { company, day: formatDay(new Date(until)) })}
    </LinkOutcome>
  )
}
