import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { PeopleTabs } from '@/components/screens/partimers/people-tabs'
import { SentInvites } from '@/components/screens/partimers/sent-invites'
import { Talking } from '@/components/screens/talking'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireEmployer } from '@/lib/accounts/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listSentInvites } from '@/lib/job-post-invites/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('inviting.sent')
  return { title: t('title') }
}

/** The invitations a company sent to all its posts, and what the workers answered. */
export default async function SentInvitesPage() {
  const { member } = await requireEmployer()
  // The favourites say what is missing.
  if (!member?.can.includes('job_posts.publish')) redirect('/partimers/favourites')
  const [t, page] = await Promise.all([getTranslations('inviting.sent'), listSentInvites()])
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-2xl text-ink-2">{t('about')}</p>
      <PeopleTabs current="invites" />
      {page.items.length === 0 ? (
        <EmptyState
          illustration="mail"
          title={t('empty.title')}
          action={<ButtonLink href="/partimers/favourites">{t('empty.action')}</ButtonLink>}
        >
          {t('empty.about')}
        </EmptyState>
      ) : (
        <Talking member={member}>
          <ClientMessages messages={await pickMessages('inviting', 'problems', 'talkWays')}>
            <SentInvites page={page} />
          </ClientMessages>
        </Talking>
      )}
    </>
  )
}
