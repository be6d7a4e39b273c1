import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { OwnApplicationList } from '@/components/applications/own/own-application-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireMe } from '@/lib/accounts/data'
import { listOwnApplications } from '@/lib/applications/own-data'
import { pickMessages } from '@/lib/i18n/pick-messages'

type ApplicationsProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownApplications')
  return { title: t('title') }
}

/** The jobs a worker applied for, and what became of each. */
export default async function OwnApplicationsPage({ searchParams }: ApplicationsProps) {
  const [me, { sent }] = await Promise.all([requireMe(), searchParams])
  if (me.kind !== 'worker') redirect('/dashboard')
  const [t, page] = await Promise.all([getTranslations('ownApplications'), listOwnApplications()])
  const isSent = typeof sent === 'string' && page.items.some(({ id }) => id === sent)
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      {page.items.length === 0 ? (
        <EmptyState
          illustration="posts"
          title={t('empty.title')}
          action={<ButtonLink href="/jobs">{t('empty.action')}</ButtonLink>}
        >
          {t('empty.about')}
        </EmptyState>
      ) : (
        <ClientMessages messages={await pickMessages('ownApplications', 'problems')}>
          <OwnApplicationList page={page} sent={isSent ? sent : null} />
        </ClientMessages>
      )}
    </div>
  )
}
