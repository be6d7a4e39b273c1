import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { BuffetCard, CreditGrants, ExpiryWarning } from '@/components/credits/credit-grants'
import { StatementFilters } from '@/components/credits/statement-filters'
import { StatementList } from '@/components/credits/statement-list'
import {
  filterOf,
  filtersIn,
  statementFilePath,
  statementPart,
  statementPath,
} from '@/components/credits/statement-path'
import { StatementTotals } from '@/components/credits/statement-totals'
import { ClientMessages } from '@/components/layout/client-messages'
import { ClosingCompany } from '@/components/screens/credit-package/closing-company'
import { OrdersSection } from '@/components/screens/my-credit/orders-section'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { PanelFailure } from '@/components/ui/panel-failure'
import { requireEmployer } from '@/lib/accounts/data'
import { settled } from '@/lib/api/settled'
import { listBranches } from '@/lib/branches/data'
import type { StatementFilter } from '@/lib/credits/credit-statement'
import {
  firstStatementPage,
  getCreditBalances,
  getStatementTotals,
  listUsableGrants,
} from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('creditStatement')
  return { title: t('title') }
}

type Query = Record<string, string | string[] | undefined>
type MyCreditPageProps = { searchParams: Promise<Query> }

/** The company's credits: how many there are and until when, and what happened to them. */
export default async function MyCreditPage({ searchParams }: MyCreditPageProps) {
  const [me, query] = await Promise.all([requireEmployer(), searchParams])
  const t = await getTranslations('creditStatement')
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 max-w-2xl text-ink-2">
            {t(me.member?.can.includes('billing.view') ? 'about' : 'aboutBalances')}
          </p>
        </div>
        {me.member?.can.includes('billing.pay') && (
          <ButtonLink href="/credit-package" variant="accent" className="max-sm:w-full">
            {t('buy')}
          </ButtonLink>
        )}
      </div>
      {!me.member && <CompanyRequired {...me} />}
      <ClosingCompany me={me} />
      {me.member &&
        (me.member.can.includes('billing.view') ? (
          <Books query={query} canBuy={me.member.can.includes('billing.pay')} />
        ) : (
          <BalancesAlone />
        ))}
    </>
  )
}

/** For members who spend credits and do not keep the books. */
async function BalancesAlone() {
  const [t, balances] = await Promise.all([getTranslations('creditStatement.forbidden'), getCreditBalances()])
  return (
    <div className="grid gap-5">
      {balances.buffetUntil && <BuffetCard until={balances.buffetUntil} canBuy={false} />}
      <CreditGrants balances={balances} grants={null} />
      <Alert tone="neutral" title={t('title')}>
        {t('explain')}
      </Alert>
    </div>
  )
}

async function Books({ query, canBuy }: { query: Query; canBuy: boolean }) {
  const branches = await listBranches()
  const filter = filterOf(
    query,
    branches.map(({ id }) => id),
  )
  const [t, balances, grants, page, totals] = await Promise.all([
    getTranslations('creditStatement'),
    getCreditBalances(),
    settled(listUsableGrants()),
    settled(firstStatementPage(filter)),
    settled(getStatementTotals(filter)),
  ])
  const hasLines = page !== null && page.data.items.length > 0
  return (
    <div className="grid gap-6">
      {grants && <ExpiryWarning grants={grants.data} />}
      {balances.buffetUntil && <BuffetCard until={balances.buffetUntil} canBuy={canBuy} />}
      <CreditGrants balances={balances} grants={grants?.data ?? null} />
      {!grants && (
        <PanelFailure title={t('grantsFailed')} retryHref={statementPath(filter)} retryLabel={t('retry')} />
      )}
      <section aria-labelledby="statement" className="grid gap-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
          <h2 id="statement" className="text-xl">
            {t('statement')}
          </h2>
          {hasLines && (
            <a
              href={statementFilePath(filter)}
              download
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <Icon name="download" className="size-4.5" />
              {t('download')}
            </a>
          )}
        </div>
        {(hasLines || filtersIn(filter) > 0) && (
          <StatementFilters filter={filter} branches={branches.map(({ id, name }) => ({ id, name }))} />
        )}
        {totals && hasLines && <StatementTotals totals={totals.data} filter={filter} />}
        {(filter.type || filter.branchId) && hasLines && (
          <p className="text-sm text-ink-2">{t('wholeBalance')}</p>
        )}
        {!page && (
          <PanelFailure title={t('failed')} retryHref={statementPath(filter)} retryLabel={t('retry')} />
        )}
        {page && !hasLines && <NoLines filter={filter} />}
        {page && hasLines && (
          <ClientMessages messages={await pickMessages('creditStatement', 'credits', 'problems')}>
            <StatementList key={statementPath(filter)} page={page.data} filter={filter} />
          </ClientMessages>
        )}
      </section>
      <OrdersSection query={query} canPay={canBuy} />
    </div>
  )
}

async function NoLines({ filter }: { filter: StatementFilter }) {
  const t = await getTranslations('creditStatement')
  return filtersIn(filter) > 0 ? (
    <EmptyState
      illustration="wallet"
      heading="h3"
      title={t('nothingFound.title')}
      action={
        <ButtonLink href={statementPart} variant="secondary">
          {t('filters.clear')}
        </ButtonLink>
      }
    >
      {t('nothingFound.explain')}
    </EmptyState>
  ) : (
    <EmptyState illustration="wallet" heading="h3" title={t('empty.title')}>
      {t('empty.explain')}
    </EmptyState>
  )
}
