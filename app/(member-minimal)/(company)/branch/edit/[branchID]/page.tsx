import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { BranchWriting } from '@/components/screens/branch/branch-writing'
import { NotForYou } from '@/components/screens/not-for-you'
import { requireEmployer } from '@/lib/accounts/data'
import { safeNextPath } from '@/lib/auth/next-path'
import { getBranch } from '@/lib/branches/data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('branches')
  return { title: t('editTitle') }
}

type EditBranchProps = {
  params: Promise<{ branchID: string }>
  searchParams: Promise<{ next?: string | string[] }>
}

/** Changes a branch, and leads back to where somebody came from. */
export default async function EditBranchPage({ params, searchParams }: EditBranchProps) {
  const [me, { branchID }, query] = await Promise.all([requireEmployer(), params, searchParams])
  const branch = me.member && (await getBranch(branchID))
  if (!branch) notFound()
  const t = await getTranslations('branches')
  const next = safeNextPath(query.next, '') || null
  return (
    <MinimalShell title={t('editTitle')} backHref={next ?? '/branch'}>
      {me.member?.can.includes('branches.edit') ? (
        <BranchWriting uid={me.uid} branch={branch} next={next} />
      ) : (
        <NotForYou of="branches" />
      )}
    </MinimalShell>
  )
}
