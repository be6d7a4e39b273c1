import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { FinishRegistrationForm } from '@/components/accounts/finish-registration-form'
import { RegisterForm } from '@/components/accounts/register-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { Link } from '@/components/ui/link'
import { getMe } from '@/lib/accounts/data'
import { identityConfig } from '@/lib/auth/identity-config'
import { loginPath, safeNextPath } from '@/lib/auth/next-path'
import { getViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { pickMessages } from '@/lib/i18n/pick-messages'

export const generateMetadata = () => publicMetadata('/register')

type RegisterProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function RegisterPage({ searchParams }: RegisterProps) {
  const { as, next } = await searchParams
  const wanted = safeNextPath(next, '')
  const t = await getTranslations('accounts.register')
  const viewer = await getViewer()
  if (viewer && (await getMe())) redirect('/register/send-email')
  const messages = await pickMessages('accounts', 'forms', 'validation', 'problems')

  if (viewer) {
    return (
      <>
        <h1 className="text-3xl">{t('finishTitle')}</h1>
        <p className="mt-1 mb-6 text-ink-2">{t('finishAbout', { email: viewer.email ?? '' })}</p>
        <ClientMessages messages={messages}>
          <FinishRegistrationForm uid={viewer.uid} />
        </ClientMessages>
      </>
    )
  }
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('about')}</p>
      <ClientMessages messages={messages}>
        <RegisterForm
          providers={identityConfig().providers}
          kind={as === 'worker' ? 'worker' : undefined}
          next={wanted || undefined}
        />
      </ClientMessages>
      <p className="mt-8 text-center text-ink-2">
        {t('haveAccount')}{' '}
        <Link
          href={wanted ? loginPath(wanted) : '/login'}
          className="font-semibold text-ink underline underline-offset-4"
        >
          {t('toSignIn')}
        </Link>
      </p>
    </>
  )
}
