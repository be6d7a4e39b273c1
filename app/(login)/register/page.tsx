import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { JobAhead } from '@/components/accounts/job-ahead'
import { LazyFinishRegistrationForm } from '@/components/accounts/lazy-account-forms'
import { LazyRegisterPanel } from '@/components/accounts/lazy-register-panel'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageAccount } from '@/components/screens/page-account'
import { getMe } from '@/lib/accounts/data'
import { identityConfig } from '@/lib/auth/identity-config'
import { jobAppliedFor, safeNextPath, sendEmailPath } from '@/lib/auth/next-path'
import { getViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { findJobTitle } from '@/lib/job-posts/data'

export const generateMetadata = () => publicMetadata('/register')

type RegisterProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/**
 * Kept for strangers (lib/page-cache), once for each job that they go on to apply for: the form's own `next` is read by the browser
 * alone.
 */
export default async function RegisterPage({ searchParams }: RegisterProps) {
  const { as, next } = await searchParams
  const wanted = safeNextPath(next, '')
  const kind = as === 'worker' ? 'worker' : undefined
  const jobPostId = jobAppliedFor(wanted)
  const t = await getTranslations('accounts.register')
  const viewer = await getViewer()
  if (viewer && (await getMe())) redirect(sendEmailPath(wanted))
  const messages = await pickMessages('accounts', 'forms', 'validation', 'problems')

  if (viewer) {
    return (
      <>
        <PageAccount />
        <h1 className="text-3xl">{t('finishTitle')}</h1>
        <p className="mt-1 mb-6 text-ink-2">
          {viewer.email ? t('finishAbout', { email: viewer.email }) : t('finishWithEmail')}
        </p>
        <ClientMessages messages={messages}>
          <LazyFinishRegistrationForm
            uid={viewer.uid}
            asksEmail={!viewer.email}
            kind={kind}
            next={wanted || undefined}
          />
        </ClientMessages>
      </>
    )
  }
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 text-ink-2">{jobPostId ? t('thenApply') : t('about')}</p>
      {jobPostId && <JobAhead title={await findJobTitle(jobPostId)} />}
      <div className="mt-6">
        <ClientMessages messages={messages}>
          <LazyRegisterPanel providers={identityConfig().providers} kind={kind} />
        </ClientMessages>
      </div>
    </>
  )
}
