/** Who buys, as a tax invoice names them: frozen when the order is made. */
export type Buyer = {
  readonly name: string
  /** 13 digits. */
  readonly taxId: string
  /** Five digits of the Revenue Department; 00000 is the head office. */
  readonly branchNumber: string
  readonly address: {
    readonly line: string
    readonly subdistrict: string
    readonly district: string
    readonly province: string
    readonly postcode: string
  }
}

/** The number of a head office. */
export const headOffice = '00000'
