'use client'

import { AddressFields } from '@/components/addresses/address-fields'
import { VerifyCompany } from '@/components/companies/verify-company'

export type CompanyFinderProps = {
  uid: string
  provinces: readonly string[]
  /** What waits for the company. */
  next: string | null
}

/** The forms that connect an account with a company, with their address fields. */
export default function CompanyFinder({ uid, provinces, next }: CompanyFinderProps) {
  const addressFields = <AddressFields name="address" provinces={provinces} />
  return <VerifyCompany uid={uid} addressFields={addressFields} next={next} />
}
