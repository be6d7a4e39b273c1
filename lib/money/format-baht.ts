/** Formats an amount of satang in baht: ฿600, ฿1,250.50, −฿20. The engine's own formatter takes a slow phone 50 ms. */
export function formatBaht(satang: number): string {
  const sign = satang < 0 ? '−' : ''
  const baht = (Math.abs(satang) / 100).toFixed(satang % 100 === 0 ? 0 : 2)
  return `${sign}฿${baht.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`
}
