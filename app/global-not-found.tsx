import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OutIn } from '@/components/layout/out-in'
import { PageNotFound } from '@/components/screens/open/page-not-found'
import { PublicShell } from '@/components/screens/open/public-shell'
import RootLayout, { generateMetadata as metadataOfAll } from './layout'

export { viewport } from './layout'

export async function generateMetadata(): Promise<Metadata> {
  const [t, layout] = [await getTranslations('errorScreens.notFound'), await getTranslations('layout')]
  return { ...(await metadataOfAll()), title: `${t('title')} · ${layout('brand')}` }
}

/**
 * For addresses that belong to no layout; shown in the public layout. As a not-found page of the root layout it would
 * be part of the data of every page, with another header and footer.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <OutIn>
        <PublicShell>
          <PageNotFound />
        </PublicShell>
      </OutIn>
    </RootLayout>
  )
}
