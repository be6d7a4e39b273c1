import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkedInterviewAnswer } from '@/components/interviews/linked-interview-answer'
import { ClientMessages } from '@/components/layout/client-messages'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { readLinkToken } from '@/lib/auth/link-token'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { checkInterviewLink } from '@/lib/interviews/link-data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('interviewing.link')
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

/** A proposed interview, answered from its mail without signing in. */
export default async function AnswerInterviewPage() {
  const [t, token] = await Promise.all([getTranslations('interviewing.link'), readLinkToken()])
  const interview = token ? await checkInterviewLink(token) : null
  return (
    <Card className="mx-auto max-w-md rounded-panel p-6 sm:p-8">
      {interview ? (
        <ClientMessages messages={await pickMessages('interviewing', 'problems')}>
          <LinkedInterviewAnswer token={token} interview={interview} />
        </ClientMessages>
      ) : (
        <LinkOutcome
          illustration="broken-link"
          title={t('invalid')}
          action={
            <ButtonLink href="/jobs/applications" size="lg" block>
              {t('own')}
            </ButtonLink>
          }
        >
          {t('invalidAbout')}
        </LinkOutcome>
      )}
    </Card>
  )
}
