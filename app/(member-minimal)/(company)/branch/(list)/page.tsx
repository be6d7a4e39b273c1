import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type BranchView, listPath, viewOf } from '@/components/branches/list-path'
import { StateLinks } from '@/components/branches/state-links'
import { CompanyRequired } from '@/components/companies/company-required'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { BranchBrowser } from '@/components/screens/branch/branch-browser'
import { LazyBranchImport } from '@/components/screens/branch/lazy-branch-import'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { provinceNames } from '@/lib/addresses/places'
import { firstBranches, listBranches, takenBranchNumbers } from '@/lib/branches/data'
import { mapsAccess } from '@/lib/config/maps-access'
import { webSettings } from '@/lib/config/web-settings'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('branches')
  return { title: t('title') }
}

type BranchListPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The branches of the viewer's company. */
export default async function BranchListPage({ searchParams }: BranchListPageProps) {
  const [me, query] = await Promise.all([requireEmployer(), searchParams])
  if (query.import !== undefined && me.member?.can.includes('branches.create')) return <BranchImportPage />
  const t = await getTranslations('branches')
  return (
    <MinimalShell title={t('title')} backHref="/dashboard" width="wide">
      {me.member ? <Branches member={me.member} view={viewOf(query)} /> : <CompanyRequired {...me} />}
    </MinimalShell>
  )
}

async function BranchImportPage() {
  const [t, taken] = await Promise.all([getTranslations('branchImport'), takenBranchNumbers()])
  return (
    <MinimalShell title={t('title')} backHref="/branch">
      <ClientMessages messages={await pickMessages('branchImport', 'forms', 'problems', 'validation')}>
        <LazyBranchImport provinces={provinceNames()} taken={taken} />
      </ClientMessages>
    </MinimalShell>
  )
}

async function Branches({ member, view }: { member: Member; view: BranchView }) {
  const { q, state } = view
  const [t, inUse, page] = await Promise.all([
    getTranslations('branches'),
    listBranches(),
    firstBranches({ q, state }),
  ])
  const mayCreate = member.can.includes('branches.create')
  const addButtons = mayCreate && <AddButtons />
  if (inUse.length === 0 && (await takenBranchNumbers()).length === 0) {
    return (
      <EmptyState illustration="branches" title={t('empty.title')} action={addButtons}>
        {t('empty.explain')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{t('count', { company: member.company.name, count: inUse.length })}</p>
        {addButtons}
      </div>
      {mayCreate && <StateLinks state={state} />}
      <ClientMessages
        messages={await pickMessages('branches', 'branchList', 'addresses', 'maps', 'problems')}
      >
        <BranchBrowser
          key={listPath({ state })}
          page={page}
          view={view}
          maps={mapsAccess(webSettings())}
          can={{ edit: member.can.includes('branches.edit'), remove: mayCreate }}
        />
      </ClientMessages>
    </>
  )
}

/** The ways to add branches: one by one, or many from a file. */
async function AddButtons() {
  const t = await getTranslations()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/branch/create" variant="accent">
        <Icon name="plus" />
        {t('branches.add')}
      </ButtonLink>
      <ButtonLink href="/branch?import=1" variant="secondary">
        <Icon name="upload" />
        {t('branchImport.link')}
      </ButtonLink>
    </div>
  )
}
