import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnInvites } from '@/components/job-post-invites/own-invites'
import { ClientMessages } from '@/components/layout/client-messages'
import { FittingJobs } from '@/components/screens/jobs/fitting-jobs'
import { LazyOwnJobs } from '@/components/screens/jobs/lazy-own-jobs'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireWorker } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { findOwnApplication, listEndedApplications, listLiveApplications } from '@/lib/applications/own-data'
import { sendEmailPath } from '@/lib/auth/next-path'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listOwnInvites } from '@/lib/job-post-invites/data'
import { getOwnResume } from '@/lib/resumes/data'

type ApplicationsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownApplications')
  return { title: t('title') }
}

/** A worker's home: what to answer, where to go next, what waits, and jobs that fit. */
export default async function OwnApplicationsPage({ searchParams }: ApplicationsProps) {
  const [me, { sent, application }] = await Promise.all([requireWorker(), searchParams])
  const wanted = [application, sent].find((id) => typeof id === 'string')
  // Not streamed: standing first, it would push the rest down when it came.
  const [t, live, ended, opened, found, resume] = await Promise.all([
    getTranslations('ownApplications'),
    listLiveApplications(),
    listEndedApplications(),
    typeof wanted === 'string' ? findOwnApplication(wanted) : null,
    settled(listOwnInvites()),
    settled(getOwnResume()),
  ])
  const invites = found?.data ?? null
  const isFirstDay = live.length === 0 && ended.items.length === 0 && invites?.length === 0
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      {!me.emailVerified && <Unverified email={me.email} />}
      {isFirstDay ? (
        <>
          <NoJobs />
          <FittingJobs live={live} resume={resume?.data ?? null} />
        </>
      ) : (
        <ClientMessages
          messages={
            await pickMessages(
              'addresses',
              'dates',
              'jobPostInvites',
              'ownApplications',
              'problems',
              'standing',
            )
          }
        >
          <LazyOwnJobs
            live={live}
            ended={ended}
            opened={typeof application === 'string' ? opened : null}
            sent={opened?.id === sent ? (opened?.id ?? null) : null}
            now={Date.now()}
            invites={<OwnInvites invites={invites} retryHref="/jobs/applications" />}
          >
            <FittingJobs
              live={live}
              resume={resume?.data ?? null}
              otherwise={live.length === 0 && invites?.length === 0 && <NoJobs />}
            />
          </LazyOwnJobs>
        </ClientMessages>
      )}
    </div>
  )
}

/** The way to the jobs, for who has none. */
async function NoJobs() {
  const t = await getTranslations('ownApplications.firstDay')
  return (
    <EmptyState
      illustration="posts"
      title={t('title')}
      action={
        <ButtonLink href="/jobs" variant="accent" size="lg">
          {t('action')}
        </ButtonLink>
      }
    >
      {t('about')}
    </EmptyState>
  )
}

/** Mails about jobs go to proven addresses only: somebody else may read an unproven one. */
async function Unverified({ email }: { email: string }) {
  const t = await getTranslations('ownApplications.unverified')
  return (
    <Alert
      tone="mango"
      title={t('title')}
      action={
        <ButtonLink href={sendEmailPath('/jobs/applications')} size="sm">
          {t('action')}
        </ButtonLink>
      }
      className="mb-6"
    >
      {t('about', { email })}
    </Alert>
  )
}
