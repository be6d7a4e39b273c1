import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { OwnApplication } from '@/lib/applications/own-application'
import type { Decisions } from './use-decisions'

type AcknowledgeButtonProps = { application: OwnApplication; decisions: Decisions }

/** Takes away the card of what was told about a job. */
export function AcknowledgeButton({ application, decisions }: AcknowledgeButtonProps) {
  const t = useTranslations('ownApplications.takenBack')
  const { id, post } = application
  return (
    <Button
      variant="ghost"
      {...decisions.waitOf(id, 'acknowledge')}
      aria-label={t('acknowledgeOf', { title: post.title })}
      onClick={() => decisions.acknowledge(application)}
      className="w-full sm:w-auto"
    >
      {t('acknowledge')}
    </Button>
  )
}
