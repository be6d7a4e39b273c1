import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { FirstSteps } from '@/components/companies/first-steps'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { BranchWriting } from '@/components/screens/branch/branch-writing'
import { NotForYou } from '@/components/screens/not-for-you'
import { requireEmployer } from '@/lib/accounts/data'
import { listBranches } from '@/lib/branches/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('branches')
  return { title: t('createTitle') }
}

/** A new branch. */
export default async function CreateBranchPage() {
  const me = await requireEmployer()
  const t = await getTranslations('branches')
  return (
    <MinimalShell title={t('createTitle')} backHref="/branch">
      {!me.member && <CompanyRequired {...me} />}
      {me.member &&
        (me.member.can.includes('branches.create') ? (
          <NewBranch uid={me.uid} phone={me.phone} />
        ) : (
          <NotForYou of="branches" />
        ))}
    </MinimalShell>
  )
}

async function NewBranch({ uid, phone }: { uid: string; phone: string }) {
  const isFirst = (await listBranches()).length === 0
  return (
    <>
      {isFirst && <FirstSteps current="branch" />}
      <BranchWriting uid={uid} branch={null} firstPhone={isFirst ? phone : undefined} />
    </>
  )
}
