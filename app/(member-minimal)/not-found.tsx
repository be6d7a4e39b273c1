import { getTranslations } from 'next-intl/server'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { PageNotFound } from '@/components/screens/open/page-not-found'

export default async function NotFound() {
  const t = await getTranslations('errorScreens.notFound')
  return (
    <MinimalShell title={t('title')} backHref="/">
      <PageNotFound heading="h2" />
    </MinimalShell>
  )
}
