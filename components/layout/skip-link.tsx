import { useTranslations } from 'next-intl'
import { mainId } from './page-focus'

/** First stop of the Tab key: past the navigation, to the page itself. */
export function SkipLink() {
  const t = useTranslations('layout')
  return (
    // The consent banner's links come before it, so that readers need a landmark to know it by;
    // out of the flow, because shells lay their children out in columns.
    <nav aria-label={t('skipNavigation')} className="absolute print:hidden">
      <a
        href={`#${mainId}`}
        className="sr-only rounded-control bg-primary font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
      >
        {t('skip')}
      </a>
    </nav>
  )
}
