import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LazyNewPasswordPanel } from '@/components/accounts/lazy-account-forms'
import { ClientMessages } from '@/components/layout/client-messages'
import { Card } from '@/components/ui/card'
import { readLinkToken } from '@/lib/auth/link-token'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newPassword')
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function NewPasswordPage() {
  return (
    <Card className="mx-auto max-w-md rounded-panel p-6 sm:p-8">
      <ClientMessages
        messages={await pickMessages('newPassword', 'accounts', 'forms', 'validation', 'problems')}
      >
        <LazyNewPasswordPanel token={await readLinkToken()} />
      </ClientMessages>
    </Card>
  )
}
