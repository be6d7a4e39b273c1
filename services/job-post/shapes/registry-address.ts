/** A company's address in the registry; never what its members typed. */
export type RegistryAddress = {
  readonly line: string
  readonly subdistrict: string
  readonly district: string
  readonly province: string
  readonly postcode: string
}
