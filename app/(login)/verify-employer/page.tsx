import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AddressFields } from '@/components/addresses/address-fields'
import { FirstSteps } from '@/components/companies/first-steps'
import { VerifyCompany } from '@/components/companies/verify-company'
import { ClientMessages } from '@/components/layout/client-messages'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { requireEmployer } from '@/lib/accounts/data'
import { provinceNames } from '@/lib/addresses/places'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('companies')
  return { title: t('title') }
}

/** Connects the employer's account with their company. */
export default async function VerifyEmployerPage() {
  const me = await requireEmployer()
  if (me.member) redirect('/dashboard')
  const t = await getTranslations('companies')
  return (
    <>
      <FirstSteps current="company" />
      <h1 className="text-3xl">{t('title')}</h1>
      {me.emailVerified ? (
        <>
          <p className="mt-2 mb-6 text-ink-2">{t('about')}</p>
          <ClientMessages
            messages={
              await pickMessages('companies', 'addresses', 'editing', 'forms', 'problems', 'validation')
            }
          >
            <VerifyCompany
              uid={me.uid}
              addressFields={<AddressFields name="address" provinces={provinceNames()} />}
            />
          </ClientMessages>
        </>
      ) : (
        <Alert
          className="mt-6"
          tone="mango"
          title={t('emailUnverified.title')}
          action={<ButtonLink href="/register/send-email">{t('emailUnverified.action')}</ButtonLink>}
        >
          {t('emailUnverified.explain', { email: me.email })}
        </Alert>
      )}
    </>
  )
}
