import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'

/** Shown instead of the sharing options: only chosen workers could open the link. */
export function ChosenNotice({ visibility }: { visibility: 'favourites' | 'group' }) {
  const t = useTranslations('jobPosts')
  return (
    <Alert
      tone="mango"
      title={t(`visibilities.${visibility}`)}
      action={
        <ButtonLink href="/partimers/favourites" variant="secondary" size="sm">
          {t('chosen.action')}
        </ButtonLink>
      }
    >
      {t('chosen.about')}
    </Alert>
  )
}
