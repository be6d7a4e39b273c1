import { getTranslations } from 'next-intl/server'
import { PageHead } from '@/components/documents/page-head'
import { NextStep } from '@/components/layout/next-step'
import { FreeOfCharge } from '@/components/packages/free-of-charge'
import { PlanCalculatorInThai } from '@/components/packages/plan-calculator-in-thai'
import { PlanComparison } from '@/components/packages/plan-comparison'
import { PriceTable } from '@/components/packages/price-table'
import { StandingNote } from '@/components/standing/standing-note'
import type { OwnStanding } from '@/lib/standing/own-standing'
import type { PriceList } from '@/validators/price-list'

type ProductScreenProps = {
  prices: PriceList
  signedIn?: boolean
  /** The standing of the viewer's company, if somebody is signed in. */
  own?: OwnStanding | null
  /** Whether the viewer pays for a company. */
  canBuy?: boolean
  /** Whether the viewer's role writes posts; who keeps the books does not. */
  mayPost?: boolean
}

/** What the plans offer and cost, and which one is cheapest for whom. */
export async function ProductScreen({ prices, signedIn, own, canBuy, mayPost = true }: ProductScreenProps) {
  const t = await getTranslations('plans')
  return (
    <>
      <PageHead path="/product" />
      <h2 className="sr-only">{t('pricesTitle')}</h2>
      {own === undefined ? (
        <p className="mb-6 text-ink-2">{t('needsRepresented')}</p>
      ) : (
        <StandingNote own={own} about="prices" className="mb-6" />
      )}
      <PriceTable prices={prices} vat />
      <section aria-labelledby="calculator" className="mt-14">
        <h2 id="calculator" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('calculatorTitle')}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{t('calculatorAbout')}</p>
        <PlanCalculatorInThai prices={prices} canBuy={canBuy} />
      </section>
      <section aria-labelledby="compare" className="mt-14">
        <h2 id="compare" className="scroll-mt-6 text-2xl sm:text-3xl">
          {t('title')}
        </h2>
        <p className="mt-1 mb-6 text-ink-2">{t('about')}</p>
        <PlanComparison prices={prices} />
      </section>
      <FreeOfCharge />
      {!signedIn && (
        <NextStep title={t('start')} about={t('startAbout')} href="/register" label={t('start')} />
      )}
      {signedIn && mayPost && (
        <NextStep
          title={t('newPost')}
          about={t('startAbout')}
          href="/job-posting/create"
          label={t('newPost')}
        />
      )}
    </>
  )
}
