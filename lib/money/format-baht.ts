import { locale } from '@/lib/i18n/locale'

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
const withSatang = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats an amount of satang in baht: ฿600, ฿1,250.50, −฿20. */
export function formatBaht(satang: number): string {
  const sign = satang < 0 ? '−' : ''
  const baht = Math.abs(satang) / 100
  return `${sign}฿${(satang % 100 === 0 ? whole : withSatang).format(baht)}`
}
