import { getTranslations } from 'next-intl/server'
import { AccountCard } from '@/components/accounts/account-card'
import { JsonLd } from '@/components/documents/json-ld'
import { Closing } from '@/components/home/closing'
import { HowItWorks } from '@/components/home/how-it-works'
import { Section } from '@/components/home/section'
import { Trust } from '@/components/home/trust'
import { WorkTypeGrid } from '@/components/home/work-type-grid'
import { LazyPostLine } from '@/components/job-posts/line/lazy-post-line'
import { PriceTable } from '@/components/packages/price-table'
import { Hero } from '@/components/screens/home/hero'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { organization, webSite } from '@/lib/documents/structured-data'
import { pickLineMessages, pickMessages } from '@/lib/i18n/pick-messages'
import { startingPrices } from '@/validators/price-list'

export const generateMetadata = () => publicMetadata('/')

/** The home page; static, because the gate redirects signed-in people to their dashboard before it. */
export default async function HomePage() {
  const t = await getTranslations('packages')
  const messages = await pickMessages('accounts', 'forms', 'validation', 'problems')
  const layout = await getTranslations('layout')
  const brand = layout('brand')
  return (
    <>
      <JsonLd nodes={[organization(brand), webSite(brand, layout('description'))]} />
      <Hero
        accountCard={<AccountCard messages={messages} />}
        postLine={
          <LazyPostLine of="visitor" branches={[]} href="#start" messages={await pickLineMessages()} />
        }
      />
      <HowItWorks />
      <WorkTypeGrid />
      <Section id="prices" title={t('title')} about={t('about')} tinted>
        <PriceTable prices={startingPrices} />
      </Section>
      <Trust />
      <Closing />
    </>
  )
}
