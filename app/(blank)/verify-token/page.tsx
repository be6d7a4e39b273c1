import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { VerifyTokenPanel } from '@/components/accounts/verify-token-panel'
import { ClientMessages } from '@/components/layout/client-messages'
import { readLinkToken } from '@/lib/auth/link-token'
import { safeNextPath } from '@/lib/auth/next-path'
import { getViewer } from '@/lib/auth/viewer'
import { pickMessages } from '@/lib/i18n/pick-messages'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verifyToken')
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function VerifyTokenPage({ searchParams }: { searchParams: SearchParams }) {
  const { as, next } = await searchParams
  const kind = as === 'worker' ? 'worker' : 'employer'
  return (
    <ClientMessages
      messages={
        await pickMessages('verifyToken', 'newPassword', 'accounts', 'forms', 'validation', 'problems')
      }
    >
      <VerifyTokenPanel
        token={await readLinkToken()}
        kind={kind}
        next={safeNextPath(next, '') || undefined}
        isSignedIn={(await getViewer()) !== null}
      />
    </ClientMessages>
  )
}
