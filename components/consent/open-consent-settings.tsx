import { useTranslations } from 'next-intl'
import { ConsentAction } from './consent-action'

/** Opens the cookie settings again, for the footer and the cookie policy. */
export function OpenConsentSettings({ className }: { className: string }) {
  const t = useTranslations('consent')
  return (
    <ConsentAction does="openSettings" className={className}>
      {t('open')}
    </ConsentAction>
  )
}
