import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AccountDeletion } from '@/components/accounts/own/account-deletion'
import { AccountContents } from '@/components/accounts/own/contents'
import { DataExportPanel } from '@/components/accounts/own/data-export-panel'
import { DeviceList } from '@/components/accounts/own/device-list'
import { LazyPendingDeletion } from '@/components/accounts/own/lazy-pending-deletion'
import { OwnData } from '@/components/accounts/own/own-data'
import { AccountSection } from '@/components/accounts/own/section'
import { SignInSettings } from '@/components/accounts/own/sign-in-settings'
import { SignOutButtons } from '@/components/accounts/sign-out-buttons'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotificationChoices } from '@/components/notifications/notification-choices'
import { CompanyCredits } from '@/components/screens/my-account/company-credits'
import { CompanyTaxRefunds } from '@/components/screens/my-account/company-tax-refunds'
import { CompanyWork } from '@/components/screens/my-account/company-work'
import { EndingWork } from '@/components/screens/my-account/ending-work'
import { HelpLinks } from '@/components/screens/my-account/help-links'
import { isLastMember } from '@/components/screens/my-account/last-member'
import { LazyOwnPhoto } from '@/components/screens/my-account/lazy-parts'
import { TeamSection } from '@/components/screens/my-account/team-section'
import { UnlocksOfMe } from '@/components/screens/my-account/unlocks-of-me'
import { ThemeChoice } from '@/components/theme/theme-choice'
import { getLatestExport, listSessions, requireMe } from '@/lib/accounts/data'
import type { Me } from '@/lib/accounts/me'
import { identityConfig } from '@/lib/auth/identity-config'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { listNotificationChoices } from '@/lib/notifications/data'
import { retention } from '@/validators/retention'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('title') }
}

/** The signed-in person's own account. */
export default async function MyAccountPage() {
  const me = await requireMe()
  const [t, sessions, latestExport, isLast, messages] = await Promise.all([
    getTranslations('account'),
    listSessions(me),
    getLatestExport(me),
    isLastMember(me),
    pickMessages(
      'account',
      'accounts',
      'newPassword',
      'notificationChoices',
      'uploads',
      'userMenu',
      'forms',
      'validation',
      'problems',
      'editing',
    ),
  ])
  return (
    <ClientMessages messages={messages}>
      <h1 className="mb-4 text-3xl">{t('title')}</h1>
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        <AccountContents team={'member' in me && me.member !== null} unlocks={me.kind === 'worker'} />
        <AccountSection id="profile" kind={me.kind}>
          <LazyOwnPhoto me={{ kind: me.kind, displayName: me.displayName, photoUrl: me.photoUrl }} />
          <OwnData me={me} />
        </AccountSection>
        <AccountSection id="sign-in" kind={me.kind}>
          <SignInSettings me={me} providers={identityConfig().providers} />
        </AccountSection>
        <AccountSection id="devices" kind={me.kind}>
          <DeviceList kind={me.kind} sessions={sessions} />
          <p className="mt-6 mb-3 text-sm text-ink-2">{t('signOutAbout')}</p>
          <SignOutButtons />
        </AccountSection>
        <TeamSection me={me} />
        {me.kind === 'worker' && (
          <AccountSection id="unlocks" kind={me.kind}>
            <UnlocksOfMe />
          </AccountSection>
        )}
        <AccountSection id="notifications" kind={me.kind}>
          <Choices me={me} />
          <p className="mt-4 text-sm text-ink-2">{t('securityMails')}</p>
        </AccountSection>
        <AccountSection id="theme" kind={me.kind}>
          <ThemeChoice />
        </AccountSection>
        <AccountSection id="help" kind={me.kind}>
          <HelpLinks />
        </AccountSection>
        <AccountSection id="data" kind={me.kind}>
          <DataExportPanel kind={me.kind} latest={latestExport} />
        </AccountSection>
        <AccountSection id="deletion" kind={me.kind}>
          {me.deleteAfter ? (
            <LazyPendingDeletion me={me} deleteAfter={me.deleteAfter} />
          ) : (
            <AccountDeletion me={me} graceDays={retention.deletedAccount.count} isLast={isLast}>
              {me.kind === 'worker' ? (
                <EndingWork />
              ) : (
                <>
                  <CompanyWork isLast={isLast} />
                  <CompanyCredits isLast={isLast} />
                  <CompanyTaxRefunds isLast={isLast} />
                </>
              )}
            </AccountDeletion>
          )}
        </AccountSection>
      </div>
    </ClientMessages>
  )
}

/** Members of a company are notified of its events, workers of their applications; others of their own account alone. */
async function Choices({ me }: { me: Me }) {
  const t = await getTranslations('account')
  const source = 'member' in me ? me.member && 'job-post' : 'partim'
  const choices = source ? await listNotificationChoices(source) : []
  if (choices.length === 0) return <p>{t('noChoices')}</p>
  return <NotificationChoices choices={choices} />
}
