'use client'

import { AddressFields } from '@/components/addresses/address-fields'
import { VerifyCompany } from '@/components/companies/verify-company'

export type CompanyFinderProps = { uid: string; provinces: readonly string[] }

/** The forms that connect an account with a company, with their address fields. */
export default function CompanyFinder({ uid, provinces }: CompanyFinderProps) {
  return <VerifyCompany uid={uid} addressFields={<AddressFields name="address" provinces={provinces} />} />
}
