/** Rates in hundredths of a per cent, and the amount before VAT from which tax is withheld. */
export type TaxRates = {
  readonly vat: number
  readonly withholding: number
  readonly withholdingFrom: number
}

export type Amounts = {
  readonly priceSatang: number
  readonly vatSatang: number
  readonly totalSatang: number
  readonly withholdingSatang: number
}

const partOf = (satang: number, rate: number) => Math.round((satang * rate) / 10_000)

/**
 * What an order costs: VAT is rounded once, half up, for the whole order. Only juristic persons withhold tax, from what
 * it costs before VAT.
 */
export function amountsOf(priceSatang: number, rates: TaxRates, isJuristicPerson: boolean): Amounts {
  const vatSatang = partOf(priceSatang, rates.vat)
  const isWithheld = isJuristicPerson && priceSatang >= rates.withholdingFrom
  return {
    priceSatang,
    vatSatang,
    totalSatang: priceSatang + vatSatang,
    withholdingSatang: isWithheld ? partOf(priceSatang, rates.withholding) : 0,
  }
}
