import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SendEmailPanel } from '@/components/accounts/send-email-panel'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageAccount } from '@/components/screens/page-account'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Illustration } from '@/components/ui/illustration'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { getMe } from '@/lib/accounts/data'
import type { Me } from '@/lib/accounts/me'
import { homeOnceVerified } from '@/lib/auth/home-of-members'
import { isApplying, loginPath, safeNextPath, sendEmailPath } from '@/lib/auth/next-path'
import { getViewer } from '@/lib/auth/viewer'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sendEmail')
  return { title: t('title') }
}

type SendEmailProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What the way on is called: after what they came for, else after the home of their kind. */
function goOnLabel(kind: Me['kind'], next: string) {
  if (next) return isApplying(next) ? 'toApply' : 'goOnVerified'
  return kind === 'employer' ? 'toCompany' : 'toOwnJobs'
}

export default async function SendEmailPage({ searchParams }: SendEmailProps) {
  const next = safeNextPath((await searchParams).next, '')
  const t = await getTranslations('sendEmail')
  const me = (await getViewer()) ? await getMe() : null
  return (
    <Card className="mx-auto max-w-md rounded-panel p-6 sm:p-8">
      {me && <PageAccount />}
      {!me && (
        <LinkOutcome
          illustration="mail"
          title={t('signedOutTitle')}
          action={
            <ButtonLink href={loginPath(sendEmailPath(next))} size="lg" block>
              {t('toLogin')}
            </ButtonLink>
          }
        >
          {t('signedOutAbout')}
        </LinkOutcome>
      )}
      {me?.emailVerified && (
        <LinkOutcome
          illustration="verified"
          title={t('verifiedTitle')}
          action={
            <ButtonLink href={next || homeOnceVerified(me.kind)} size="lg" block>
              {t(goOnLabel(me.kind, next))}
            </ButtonLink>
          }
        >
          {t('verifiedAbout')}
        </LinkOutcome>
      )}
      {me && !me.emailVerified && (
        <div className="text-center">
          <Illustration name="mail" className="mx-auto mb-4 h-32 w-44" />
          <h1 className="text-2xl">{t('title')}</h1>
          <ClientMessages
            messages={await pickMessages('sendEmail', 'account', 'forms', 'validation', 'problems')}
          >
            <SendEmailPanel me={me} next={next || undefined} />
          </ClientMessages>
          {next && (
            <ButtonLink href={next} variant="secondary" block className="mt-4">
              {t('goOn')}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}
