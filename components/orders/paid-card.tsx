import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** Names and values. */
export type Rows = readonly (readonly string[])[]

/** What became of a paid order, above its facts. */
export function PaidCard({ rows, children }: { rows: Rows; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-md gap-6 py-4">
      <div role="status" className="text-center">
        {children}
      </div>
      <Card className="px-5 py-2">
        <dl className="divide-y divide-line">
          {rows.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
