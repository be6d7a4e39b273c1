import { getTranslations } from 'next-intl/server'
import { SignInForm } from '@/components/accounts/sign-in-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { Alert } from '@/components/ui/alert'
import { Link } from '@/components/ui/link'
import { identityConfig } from '@/lib/auth/identity-config'
import { registerPath, safeNextPath } from '@/lib/auth/next-path'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { pickMessages } from '@/lib/i18n/pick-messages'

type SearchParams = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = () => publicMetadata('/login')

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const { next, reason } = await searchParams
  const t = await getTranslations('accounts.signIn')
  const ended = reason === 'expired' || reason === 'revoked' ? reason : null
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('about')}</p>
      {ended && (
        <Alert tone="mango" title={t(`${ended}.title`)} className="mb-6">
          {t(`${ended}.about`)}
        </Alert>
      )}
      <ClientMessages messages={await pickMessages('accounts', 'forms', 'validation', 'problems')}>
        <SignInForm
          next={safeNextPath(next)}
          providers={identityConfig().providers}
          endsSession={ended !== null}
        />
      </ClientMessages>
      <p className="mt-8 text-center text-ink-2">
        {t('noAccount')}{' '}
        <Link
          href={registerPath(safeNextPath(next))}
          className="font-semibold text-ink underline underline-offset-4"
        >
          {t('toRegister')}
        </Link>
      </p>
    </>
  )
}
