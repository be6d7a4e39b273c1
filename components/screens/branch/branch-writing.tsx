import type { ComponentProps } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { provinceNames } from '@/lib/addresses/places'
import { getCompany } from '@/lib/companies/data'
import { mapsAccess } from '@/lib/config/maps-access'
import { webSettings } from '@/lib/config/web-settings'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { LazyBranchEditor } from './lazy-branch-editor'

type BranchWritingProps = Omit<
  ComponentProps<typeof LazyBranchEditor>,
  'provinces' | 'maps' | 'companyAddress'
>

/** The form of a branch, with the places there are, the map's key, the company's address and its texts. */
export async function BranchWriting(props: BranchWritingProps) {
  const messages = await pickMessages(
    'branches',
    'addresses',
    'editing',
    'forms',
    'maps',
    'problems',
    'uploads',
    'validation',
  )
  const { address } = await getCompany()
  return (
    <ClientMessages messages={messages}>
      <LazyBranchEditor
        {...props}
        provinces={provinceNames()}
        maps={mapsAccess(webSettings())}
        companyAddress={address.line ? address : null}
      />
    </ClientMessages>
  )
}
