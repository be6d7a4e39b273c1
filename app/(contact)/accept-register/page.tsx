import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LazyInvitedRegisterForm } from '@/components/accounts/lazy-account-forms'
import { ClientMessages } from '@/components/layout/client-messages'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { getInvitation } from '@/lib/accounts/data'
import { readLinkToken } from '@/lib/auth/link-token'
import { loginPath } from '@/lib/auth/next-path'
import { pickMessages } from '@/lib/i18n/pick-messages'

const here = '/accept-invitation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invitation')
  return { title: t('registerTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

/** Registration of a new person who was invited by mail; everybody else is redirected to the invitation. */
export default async function AcceptRegisterPage() {
  const token = await readLinkToken()
  const invitation = token ? await getInvitation(token) : null
  if (invitation?.state !== 'pending' || invitation.standing !== 'signed_out') redirect(here)
  const t = await getTranslations('invitation')
  const roles = await getTranslations('members.roles')
  return (
    <Card className="mx-auto max-w-md rounded-panel p-6 sm:p-8">
      <h1 className="text-2xl">{t('registerTitle')}</h1>
      <p className="mt-2 mb-6 break-words text-ink-2">
        {t('registerAbout', { company: invitation.company, role: roles(invitation.role) })}
      </p>
      <ClientMessages
        messages={await pickMessages('accounts', 'invitation', 'forms', 'validation', 'problems')}
      >
        <LazyInvitedRegisterForm token={token} maskedEmail={invitation.maskedEmail} />
      </ClientMessages>
      <p className="mt-8 text-center text-ink-2">
        {t('haveAccount')}{' '}
        <Link href={loginPath(here)} className="font-semibold text-ink underline underline-offset-4">
          {t('signIn')}
        </Link>
      </p>
    </Card>
  )
}
