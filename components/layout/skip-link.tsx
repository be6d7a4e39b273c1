import { useTranslations } from 'next-intl'
import { mainId } from './page-focus'

/** The first stop of the Tab key: skips the navigation to the page itself. */
export function SkipLink() {
  const t = useTranslations('layout')
  return (
    // A landmark, because the consent banner's links come before it and screen readers need a way to find it; out of
    // the flow, because shells arrange their children in columns.
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
