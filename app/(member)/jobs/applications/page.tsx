import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { OwnApplicationList } from '@/components/applications/own/own-application-list'
import { SentNotice } from '@/components/applications/own/sent-notice'
import { OwnInvites } from '@/components/job-post-invites/own-invites'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireMe } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { listOwnApplications } from '@/lib/applications/own-data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listOwnInvites } from '@/lib/job-post-invites/data'

type ApplicationsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownApplications')
  return { title: t('title') }
}

/** The jobs a worker was invited to, those they applied for, and what became of each. */
export default async function OwnApplicationsPage({ searchParams }: ApplicationsProps) {
  const [me, { sent }] = await Promise.all([requireMe(), searchParams])
  if (me.kind !== 'worker') redirect('/dashboard')
  // Not streamed: standing first, it would push the rest down when it came.
  const [t, page, found] = await Promise.all([
    getTranslations('ownApplications'),
    listOwnApplications(),
    settled(listOwnInvites()),
  ])
  const invites = found?.data ?? null
  const isSent = typeof sent === 'string' && page.items.some(({ id }) => id === sent)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      {isSent && <SentNotice />}
      <OwnInvites invites={invites} retryHref="/jobs/applications" />
      <section aria-labelledby="own-applications">
        <h2 id="own-applications" className={invites?.length === 0 ? 'sr-only' : 'mb-2 text-xl'}>
          {t('list')}
        </h2>
        {page.items.length === 0 ? (
          <EmptyState
            illustration="posts"
            heading="h3"
            title={t('empty.title')}
            action={<ButtonLink href="/jobs">{t('empty.action')}</ButtonLink>}
          >
            {t('empty.about')}
          </EmptyState>
        ) : (
          <ClientMessages messages={await pickMessages('dates', 'ownApplications', 'problems', 'standing')}>
            <OwnApplicationList page={page} />
          </ClientMessages>
        )}
      </section>
    </div>
  )
}
