import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { ContactPlace } from './contact-place'

/**
 * The floating button for our LINE account: a link, and its QR code on wide screens, where LINE is more likely on the
 * phone beside it. The server supplies the account at run time.
 */
export function ContactButton() {
  const t = useTranslations('contact')
  return (
    <ContactPlace label={t('open')} icon={<Icon name="chat" className="size-6" />}>
      <h2 className="text-base">{t('title')}</h2>
      <p className="text-sm text-ink-2">{t('about')}</p>
      <ul className="mt-3">
        <li>
          <a
            href="/api/contact/line"
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass(
              { block: true },
              'border-transparent bg-line-app! text-on-mango! hover:brightness-95',
            )}
          >
            {t('line')}
            <span className="sr-only"> ({t('newTab')})</span>
          </a>
        </li>
        <li className="mt-2 text-center">
          <Link
            href="/question"
            prefetch="reach"
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {t('help')}
          </Link>
        </li>
      </ul>
      <div className="mt-4 hidden text-center text-sm text-ink-2 xl:block">
        <p>{t('scan')}</p>
        {/* biome-ignore lint/performance/noImgElement: a small drawing of our own, fetched when the menu opens */}
        <img
          src="/api/contact/line-qr"
          alt={t('qr')}
          width="176"
          height="176"
          loading="lazy"
          className="mx-auto mt-2 rounded-control bg-white"
        />
      </div>
    </ContactPlace>
  )
}
