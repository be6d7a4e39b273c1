import { formatBaht } from '@/lib/money/format-baht'

/** Shows an amount of satang in baht: ฿600, ฿1,250.50. */
export function Money({ satang, className }: { satang: number; className?: string }) {
  return <span className={className}>{formatBaht(satang)}</span>
}
