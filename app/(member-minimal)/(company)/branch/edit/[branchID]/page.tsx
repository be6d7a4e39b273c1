import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { BranchWriting } from '@/components/screens/branch/branch-writing'
import { requireEmployer } from '@/lib/accounts/data'
import { getBranch } from '@/lib/branches/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('branches')
  return { title: t('editTitle') }
}

/** Changes a branch. */
export default async function EditBranchPage({ params }: { params: Promise<{ branchID: string }> }) {
  const [me, { branchID }] = await Promise.all([requireEmployer(), params])
  const branch = me.member && (await getBranch(branchID))
  if (!branch) notFound()
  const t = await getTranslations('branches')
  return (
    <MinimalShell title={t('editTitle')} backHref="/branch">
      <BranchWriting uid={me.uid} branch={branch} />
    </MinimalShell>
  )
}
