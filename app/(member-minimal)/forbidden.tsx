import { getTranslations } from 'next-intl/server'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { NotYours } from '@/components/screens/not-yours'
import { homeOfMembers } from '@/lib/auth/home-of-members'

export default async function Forbidden() {
  const t = await getTranslations('errorScreens.notYours')
  return (
    <MinimalShell title={t('title')} backHref={homeOfMembers}>
      <NotYours heading="h2" />
    </MinimalShell>
  )
}
