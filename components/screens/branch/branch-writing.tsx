import type { ComponentProps } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { provinceNames } from '@/lib/addresses/places'
import { getCompany } from '@/lib/companies/data'
import { nameWithoutForm } from '@/lib/companies/name-without-form'
import { mapsAccess } from '@/lib/config/maps-access'
import { webSettings } from '@/lib/config/web-settings'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { LazyBranchEditor } from './lazy-branch-editor'

type BranchWritingProps = Omit<
  ComponentProps<typeof LazyBranchEditor>,
  'provinces' | 'maps' | 'companyAddress' | 'headOffice'
> & {
  /** For the company's first branch: the viewer's telephone number, with which it begins. */
  firstPhone?: string
}

/** The form of a branch, with the places there are, the map's key, the company's address and its texts. */
export async function BranchWriting({ firstPhone, ...props }: BranchWritingProps) {
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
  const { name, address } = await getCompany()
  return (
    <ClientMessages messages={messages}>
      <LazyBranchEditor
        {...props}
        provinces={provinceNames()}
        maps={mapsAccess(webSettings())}
        companyAddress={address.line ? address : null}
        headOffice={
          firstPhone === undefined ? null : { name: nameWithoutForm(name), address, phone: firstPhone }
        }
      />
    </ClientMessages>
  )
}
