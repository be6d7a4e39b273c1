import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RedirectAuthPanel } from '@/components/accounts/redirect-auth-panel'
import { ClientMessages } from '@/components/layout/client-messages'
import { identityConfig } from '@/lib/auth/identity-config'
import { safeNextPath } from '@/lib/auth/next-path'
import { pickMessages } from '@/lib/i18n/pick-messages'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('redirectAuth')
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function RedirectAuthPage({ searchParams }: { searchParams: SearchParams }) {
  const { next, provider } = await searchParams
  return (
    <ClientMessages messages={await pickMessages('redirectAuth', 'forms', 'problems')}>
      <RedirectAuthPanel
        next={safeNextPath(next)}
        provider={identityConfig().providers.find((name) => name === provider) ?? null}
      />
    </ClientMessages>
  )
}
