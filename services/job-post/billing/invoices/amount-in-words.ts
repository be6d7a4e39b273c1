import thaiBahtText from 'thai-baht-text'

/** An amount of satang above zero in Thai words, as money papers say it: สองพันหกร้อยหกสิบสี่บาทสามสิบสตางค์. */
export function amountInWords(satang: number): string {
  if (!Number.isSafeInteger(satang) || satang <= 0) throw new Error(`${satang} satang have no words`)
  // As text, because the library would otherwise compute with a fraction.
  return thaiBahtText(`${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`)
}
