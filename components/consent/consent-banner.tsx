import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button-style'
import { Link } from '@/components/ui/link'
import { BannerPlace } from './banner-place'
import { ConsentAction } from './consent-action'

const answer = 'px-1 text-sm sm:px-2 sm:min-w-36 sm:text-base'

const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4 sm:min-h-8'

/** Asks visitors which cookies they allow. Its texts are rendered by the server and need no script. */
export async function ConsentBanner() {
  const t = await getTranslations('consent.banner')
  return (
    <BannerPlace
      label={t('label')}
      line={t('line')}
      about={
        <>
          <h2 className="text-base">{t('title')}</h2>
          <p className="mt-1 text-sm text-ink-2">{t('about')}</p>
        </>
      }
      links={
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link href="/privacy-policy" prefetch="reach" className={link}>
            {t('privacyPolicy')}
          </Link>
          <Link href="/cookie-policy" prefetch="reach" className={link}>
            {t('cookiePolicy')}
          </Link>
          <ConsentAction does="openSettings" className={link}>
            {t('settings')}
          </ConsentAction>
        </p>
      }
      answers={
        // Rejecting must be as easy as accepting: same size, same weight, same row.
        <p className="grid flex-1 grid-cols-2 gap-2 sm:flex sm:justify-end">
          <ConsentAction does="rejectAll" className={buttonClass({}, answer)}>
            {t('rejectAll')}
          </ConsentAction>
          <ConsentAction does="acceptAll" className={buttonClass({}, answer)}>
            {t('acceptAll')}
          </ConsentAction>
        </p>
      }
    />
  )
}
