import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** For a worker who opens another worker's page, or an employer's link to their own. */
export async function NotYours({ uid }: { uid: string }) {
  const t = await getTranslations('workerProfiles.worker')
  return (
    <EmptyState
      illustration="resume"
      heading="h1"
      title={t('title')}
      action={<ButtonLink href={`/resume/${uid}`}>{t('action')}</ButtonLink>}
    >
      {t('about')}
    </EmptyState>
  )
}
