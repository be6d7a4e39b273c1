/** The postcodes of a district. */
export type DistrictPostcodes = {
  readonly subdistricts: readonly { readonly name: string; readonly postcode: string }[]
  /** Postcodes it had before, where people still write them. */
  readonly formerPostcodes?: readonly string[]
}

/** Whether a postcode, also a former one, is one of a district. */
export const isPostcodeOf = (
  { subdistricts, formerPostcodes = [] }: DistrictPostcodes,
  postcode: string,
): boolean => subdistricts.some((one) => one.postcode === postcode) || formerPostcodes.includes(postcode)
