import { getTranslations } from 'next-intl/server'
import { JobAhead } from '@/components/accounts/job-ahead'
import { LazySignInPanel } from '@/components/accounts/lazy-sign-in-panel'
import { RegisterFirst } from '@/components/accounts/register-first'
import { ClientMessages } from '@/components/layout/client-messages'
import { Alert } from '@/components/ui/alert'
import { identityConfig } from '@/lib/auth/identity-config'
import { isForWorkers, jobAppliedFor, safeNextPath } from '@/lib/auth/next-path'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { findJobTitle } from '@/lib/job-posts/data'
import { retention } from '@/validators/retention'

/** Why somebody has to sign in again, which is said first. */
const reasons = ['expired', 'revoked', 'deleted'] as const

type SearchParams = Promise<Record<string, string | string[] | undefined>>

export const generateMetadata = () => publicMetadata('/login')

/**
 * Kept for strangers (lib/page-cache), once for each job that they go on to apply for: the form's own `next` is read by the browser
 * alone.
 */
export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const { reason, next: wanted } = await searchParams
  const next = safeNextPath(wanted, '')
  const jobPostId = jobAppliedFor(next)
  const t = await getTranslations('accounts.signIn')
  const ended = reasons.find((known) => known === reason)
  return (
    <>
      <h1 className="text-3xl" data-words-for={isForWorkers(next) ? 'worker' : undefined}>
        {jobPostId ? t('toApply') : t('title')}
      </h1>
      {jobPostId ? (
        <>
          <JobAhead title={await findJobTitle(jobPostId)} />
          {!ended && <RegisterFirst next={next} />}
        </>
      ) : (
        ended !== 'deleted' && <p className="mt-1 text-ink-2">{t('about')}</p>
      )}
      {ended && (
        <Alert tone="mango" title={t(`${ended}.title`)} className="mt-6">
          {t(`${ended}.about`, { count: retention.deletedAccount.count })}
        </Alert>
      )}
      <div className={jobPostId && !ended ? undefined : 'mt-6'}>
        <ClientMessages messages={await pickMessages('accounts', 'forms', 'validation', 'problems')}>
          <LazySignInPanel
            providers={identityConfig().providers}
            endsSession={ended !== undefined}
            hasRegistering={jobPostId !== null && !ended}
          />
        </ClientMessages>
      </div>
    </>
  )
}
