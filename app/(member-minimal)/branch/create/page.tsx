import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { FirstSteps } from '@/components/companies/first-steps'
import { ClientMessages } from '@/components/layout/client-messages'
import { MinimalShell } from '@/components/layout/minimal-shell'
import { requireEmployer } from '@/lib/accounts/data'
import { provinceNames } from '@/lib/addresses/places'
import { listBranches } from '@/lib/branches/data'
import { webSettings } from '@/lib/config/web-settings'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { LazyBranchEditor } from '../lazy-branch-editor'

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
      {me.member ? <NewBranch uid={me.uid} /> : <CompanyRequired {...me} />}
    </MinimalShell>
  )
}

async function NewBranch({ uid }: { uid: string }) {
  const isFirst = (await listBranches()).length === 0
  return (
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
      {isFirst && <FirstSteps current="branch" />}
      <LazyBranchEditor
        uid={uid}
        branch={null}
        isFirst={isFirst}
        provinces={provinceNames()}
        mapsKey={webSettings().MAPS_KEY}
      />
    </ClientMessages>
  )
}
