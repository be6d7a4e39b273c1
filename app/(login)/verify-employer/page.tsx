import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { FirstSteps } from '@/components/companies/first-steps'
import { OwnJoinRequest } from '@/components/companies/own-join-request'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageAccount } from '@/components/screens/page-account'
import { LazyCompanyFinder } from '@/components/screens/verify-employer/lazy-company-finder'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { provinceNames } from '@/lib/addresses/places'
import { safeNextPath, sendEmailPath, verifyEmployerPath } from '@/lib/auth/next-path'
import { buffetLinkPath } from '@/lib/buffets/buffet-link'
import { listCompanyDisputes, listMyJoinRequests } from '@/lib/companies/data'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('companies')
  return { title: t('title') }
}

type Props = { searchParams: Promise<{ next?: string | string[] }> }

/** Connects the employer's account with their company, and leads on to what waited for it. */
export default async function VerifyEmployerPage({ searchParams }: Props) {
  const [me, query] = await Promise.all([requireEmployer(), searchParams])
  const next = safeNextPath(query.next, '') || null
  if (me.member) redirect(next ?? (await pathOfMember(me.member)))
  const t = await getTranslations('companies')
  return (
    <>
      <PageAccount />
      <FirstSteps current="company" />
      <h1 className="text-3xl">{t('title')}</h1>
      {me.emailVerified ? (
        <>
          <p className="mt-2 mb-6 text-ink-2">{t('about')}</p>
          <ClientMessages
            messages={
              await pickMessages(
                'companies',
                'companyDisputes',
                'addresses',
                'editing',
                'forms',
                'problems',
                'validation',
              )
            }
          >
            {next?.startsWith(buffetLinkPath) && (
              <Alert className="mb-6" title={t('forBuffet')}>
                {t('forBuffetAbout')}
              </Alert>
            )}
            <Company uid={me.uid} next={next} />
          </ClientMessages>
        </>
      ) : (
        <Alert
          className="mt-6"
          tone="mango"
          title={t('emailUnverified.title')}
          action={
            <ButtonLink href={sendEmailPath(next ? verifyEmployerPath(next) : undefined)}>
              {t('emailUnverified.action')}
            </ButtonLink>
          }
        >
          {t('emailUnverified.explain', { email: me.email })}
        </Alert>
      )}
    </>
  )
}

/** A member whose company's number belongs to another company has documents to send, or a verdict to read. */
async function pathOfMember({ can, company }: Member): Promise<string> {
  if (company.standing !== 'unregistered' || !can.includes('company.edit')) return '/dashboard'
  return (await listCompanyDisputes()).isNumberTaken ? '/profile-document' : '/dashboard'
}

/** A request that ended without a membership is shown until there is a newer one. */
const toldStates = ['declined', 'expired', 'lapsed']

/** Open requests to join come first; below them another company's number can be looked up. */
async function Company({ uid, next }: { uid: string; next: string | null }) {
  const [t, requests] = await Promise.all([getTranslations('companies.asked'), listMyJoinRequests()])
  const [latest] = requests
  const pending = requests.filter(({ state }) => state === 'pending')
  const told = latest && toldStates.includes(latest.state) ? [latest] : []
  const lookUp = (
    <LazyCompanyFinder
      key={requests.map(({ id, state }) => `${id} ${state}`).join()}
      uid={uid}
      provinces={provinceNames()}
      next={next}
    />
  )
  return (
    <div className="grid gap-6">
      {[...pending, ...(pending.length > 0 ? [] : told)].map((request) => (
        <OwnJoinRequest key={request.id} request={request} />
      ))}
      {pending.length === 0 ? (
        lookUp
      ) : (
        <details className="group rounded-card border border-line px-4">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            {t('other')}
            <Icon name="chevron-down" className="size-5 text-ink-3 group-open:rotate-180" />
          </summary>
          <div className="pb-4">{lookUp}</div>
        </details>
      )}
    </div>
  )
}
