import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddressLine } from '@/components/addresses/address-line'
import { BranchCard } from '@/components/branches/branch-card'
import { CompanyRequired } from '@/components/companies/company-required'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import type { Branch } from '@/lib/branches/branch'
import { listBranches } from '@/lib/branches/data'
import { mapLink } from '@/lib/maps/map-links'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('branches')
  return { title: t('title') }
}

/** The branches of the viewer's company. */
export default async function BranchListPage() {
  const me = await requireEmployer()
  const t = await getTranslations('branches')
  return (
    <MinimalShell title={t('title')} backHref="/dashboard" width="wide">
      {me.member ? <BranchList member={me.member} /> : <CompanyRequired {...me} />}
    </MinimalShell>
  )
}

async function BranchList({ member }: { member: Member }) {
  const [t, branches] = await Promise.all([getTranslations('branches'), listBranches()])
  const addButton = member.can.includes('branches.create') && (
    <ButtonLink href="/branch/create" variant="accent">
      <Icon name="plus" />
      {t('add')}
    </ButtonLink>
  )
  if (branches.length === 0) {
    return (
      <EmptyState illustration="branches" title={t('empty.title')} action={addButton}>
        {t('empty.explain')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{t('count', { company: member.company.name, count: branches.length })}</p>
        {addButton}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {branches.map((branch) => (
          <li key={branch.id}>
            <BranchCard
              branch={branch}
              addressLine={<AddressLine address={branch.address} />}
              mapHref={mapHrefOf(branch)}
              editable={member.can.includes('branches.edit')}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function mapHrefOf({ lat, lng }: Branch): string | null {
  return lat === null || lng === null ? null : mapLink({ lat, lng })
}
