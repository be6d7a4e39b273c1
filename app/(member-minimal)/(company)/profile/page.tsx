import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddressLine } from '@/components/addresses/address-line'
import { CompanyProfile } from '@/components/companies/company-profile'
import { CompanyRequired } from '@/components/companies/company-required'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { LazyProfileEditor } from '@/components/screens/profile/lazy-profile-editor'
import { StandingNote } from '@/components/standing/standing-note'
import { ButtonLink } from '@/components/ui/button-link'
import { requireEmployer } from '@/lib/accounts/data'
import type { Employer } from '@/lib/accounts/me'
import { provinceNames } from '@/lib/addresses/places'
import { safeNextPath } from '@/lib/auth/next-path'
import { getCompany } from '@/lib/companies/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { ownStanding } from '@/lib/standing/own-standing'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('companies')
  return { title: t('profile.title') }
}

type ProfileProps = { searchParams: Promise<{ next?: string | string[] }> }

/** What the company shows about itself: its owner and admins edit it, colleagues read it. Leads back to `next`. */
export default async function ProfilePage({ searchParams }: ProfileProps) {
  const [me, query, t] = await Promise.all([requireEmployer(), searchParams, getTranslations('companies')])
  const next = safeNextPath(query.next, '') || null
  const isEditor = me.member?.can.includes('company.edit') ?? false
  return (
    <MinimalShell
      title={t('profile.title')}
      backHref={next ?? '/dashboard'}
      status={
        isEditor && (
          <ButtonLink href="/profile-document" variant="secondary" size="sm">
            {t('profile.documents')}
          </ButtonLink>
        )
      }
    >
      {next && (
        <ButtonLink href={next} variant="secondary" block className="mb-6">
          {t('profile.back')}
        </ButtonLink>
      )}
      {me.member ? <Profile me={me} isEditor={isEditor} /> : <CompanyRequired {...me} />}
    </MinimalShell>
  )
}

async function Profile({ me, isEditor }: { me: Employer; isEditor: boolean }) {
  const company = await getCompany()
  if (!isEditor) {
    return <CompanyProfile company={company} addressLine={<AddressLine address={company.address} />} />
  }
  return (
    <ClientMessages
      messages={
        await pickMessages('companies', 'addresses', 'editing', 'forms', 'problems', 'uploads', 'validation')
      }
    >
      <StandingNote own={ownStanding(me)} about="ways" className="mb-6" />
      <LazyProfileEditor uid={me.uid} company={company} provinces={provinceNames()} />
    </ClientMessages>
  )
}
