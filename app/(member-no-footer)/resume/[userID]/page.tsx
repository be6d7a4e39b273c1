import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { LazyResumeEditor } from '@/components/screens/resume/lazy-resume-editor'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { requireMe } from '@/lib/accounts/data'
import { provinceNames } from '@/lib/addresses/places'
import { safeNextPath } from '@/lib/auth/next-path'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getOwnResume } from '@/lib/resumes/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resumes')
  return { title: t('title') }
}

type ResumeProps = {
  params: Promise<{ userID: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The worker's own resume; `next` is the page from which they came to write it. */
export default async function ResumePage({ params, searchParams }: ResumeProps) {
  const [me, { userID }, { next }] = await Promise.all([requireMe(), params, searchParams])
  if (me.kind !== 'worker' || me.uid !== userID) notFound()
  const [t, resume] = await Promise.all([getTranslations('resumes'), getOwnResume()])
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('intro')}</p>
      {!me.emailVerified && (
        <Alert
          className="mb-6"
          tone="mango"
          title={t('emailUnverified')}
          action={
            <ButtonLink href="/register/send-email" size="sm">
              {t('verifyEmail')}
            </ButtonLink>
          }
        />
      )}
      <ClientMessages
        messages={
          await pickMessages(
            'resumes',
            'workTypes',
            'addresses',
            'editing',
            'forms',
            'problems',
            'validation',
          )
        }
      >
        <LazyResumeEditor
          uid={me.uid}
          displayName={me.displayName}
          resume={resume}
          provinces={provinceNames()}
          next={safeNextPath(next, '') || undefined}
        />
      </ClientMessages>
    </>
  )
}
