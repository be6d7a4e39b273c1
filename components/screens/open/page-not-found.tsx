import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'

type Place = { readonly key: 'home' | 'jobs' | 'help'; readonly href: string; readonly icon: IconName }

const places: readonly Place[] = [
  { key: 'home', href: '/', icon: 'home' },
  { key: 'jobs', href: '/jobs', icon: 'search' },
  { key: 'help', href: '/question', icon: 'info' },
]

/** The content of the 404 page, inside whichever layout the address belongs to. */
export async function PageNotFound({ heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  const t = await getTranslations('errorScreens.notFound')
  return (
    <>
      <EmptyState illustration="lost" title={t('title')} heading={heading}>
        {t('about')}
      </EmptyState>
      <nav aria-label={t('places')} className="mx-auto max-w-md">
        <ul className="grid gap-3">
          {places.map(({ key, href, icon }) => (
            <li key={key}>
              <Link
                href={href}
                className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-card p-4 hover:bg-well"
              >
                <Icon name={icon} className="size-6 shrink-0 text-ink-2" />
                <span>
                  <span className="block font-semibold">{t(`${key}.title`)}</span>
                  <span className="block text-sm text-ink-2">
                    {key === 'home' ? <HomeAbout /> : t(`${key}.about`)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** The home of who is signed in is their own (/ leads there). */
async function HomeAbout() {
  const t = await getTranslations('errorScreens.notFound.home')
  return (
    <>
      <span className="signed-in:hidden">{t('about')}</span>
      <span className="signed-out:hidden">{t('ownAbout')}</span>
    </>
  )
}
