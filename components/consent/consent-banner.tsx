import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button-style'
import { Link } from '@/components/ui/link'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { BannerPlace } from './banner-place'
import { ConsentAction } from './consent-action'

const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4 sm:min-h-8'

/** Asks visitors which cookies they allow. Its words come with the page and cost no script. */
export async function ConsentBanner() {
  const t = await getTranslations('consent.banner')
  return (
    <BannerPlace label={t('label')} messages={await pickMessages('consent')}>
      <h2 className="text-base">{t('title')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('about')}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link href="/privacy-policy" prefetch="reach" className={link}>
            {t('privacyPolicy')}
          </Link>
          <Link href="/cookie-policy" prefetch="reach" className={link}>
            {t('cookiePolicy')}
          </Link>
        </p>
        <p className="flex flex-1 flex-wrap justify-end gap-2">
          <ConsentAction
            does="openSettings"
            className={buttonClass({ variant: 'secondary' }, 'flex-1 sm:flex-none')}
          >
            {t('settings')}
          </ConsentAction>
          <ConsentAction does="acceptAll" className={buttonClass({}, 'flex-1 sm:flex-none')}>
            {t('acceptAll')}
          </ConsentAction>
        </p>
      </div>
    </BannerPlace>
  )
}
