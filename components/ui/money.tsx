import { formatBaht } from '@/lib/money/format-baht'

/** Shows an amount of satang in baht, which no translator of a browser touches: ฿600, ฿1,250.50. */
export function Money({ satang, className }: { satang: number; className?: string }) {
  return (
    <span translate="no" className={className}>
      {formatBaht(satang)}
    </span>
  )
}
