import { getTranslations } from 'next-intl/server'
import { AccountCard } from '@/components/accounts/account-card'
import { Closing } from '@/components/home/closing'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { Section } from '@/components/home/section'
import { Trust } from '@/components/home/trust'
import { WorkTypeGrid } from '@/components/home/work-type-grid'
import { PriceTable } from '@/components/packages/price-table'
import { pickMessages } from '@/lib/i18n/pick-messages'

/** Static: who is signed in already is led to their dashboard by the gate, before this page. */
export default async function HomePage() {
  const t = await getTranslations('packages')
  const messages = await pickMessages('accounts', 'forms', 'validation', 'problems')
  return (
    <>
      <Hero accountCard={<AccountCard messages={messages} />} />
      <HowItWorks />
      <WorkTypeGrid />
      <Section id="prices" title={t('title')} about={t('about')} tinted>
        <PriceTable />
      </Section>
      <Trust />
      <Closing />
    </>
  )
}
