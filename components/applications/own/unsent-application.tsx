import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { UnsentNotice } from './unsent-notice'
import type { useUnsentApplication } from './use-unsent-application'

type UnsentApplicationProps = {
  unsent: ReturnType<typeof useUnsentApplication>
  title: string
  /** What is applied for, in a line. */
  children: ReactNode
}

/** What stands in the place of a form whose application waits for a network, or was sent meanwhile. */
export function UnsentApplication({
  unsent: { waiting, sent, drop },
  title,
  children,
}: UnsentApplicationProps) {
  const t = useTranslations('unsent')
  if (waiting) {
    return (
      <UnsentNotice item={waiting} onCancel={drop}>
        <p className="font-semibold">{children}</p>
      </UnsentNotice>
    )
  }
  return (
    <Alert
      live
      tone="leaf"
      title={t('sent', { title })}
      action={
        <ButtonLink href={`/jobs/applications${sent?.id ? `?sent=${sent.id}` : ''}`} size="sm">
          {t('toOwnJobs')}
        </ButtonLink>
      }
    />
  )
}
