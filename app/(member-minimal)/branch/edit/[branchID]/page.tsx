import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { requireEmployer } from '@/lib/accounts/data'
import { provinceNames } from '@/lib/addresses/places'
import { getBranch } from '@/lib/branches/data'
import { webSettings } from '@/lib/config/web-settings'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { LazyBranchEditor } from '../../lazy-branch-editor'

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
      <ClientMessages
        messages={
          await pickMessages(
            'branches',
            'addresses',
            'editing',
            'forms',
            'maps',
            'problems',
            'uploads',
            'validation',
          )
        }
      >
        <LazyBranchEditor
          uid={me.uid}
          branch={branch}
          provinces={provinceNames()}
          mapsKey={webSettings().MAPS_KEY}
        />
      </ClientMessages>
    </MinimalShell>
  )
}
