import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { WageTotal } from '../wage-total'
import type { JobPostValues } from './job-post-values'

/** What the wages of the post come to, as it is typed. */
export const LiveTotal = memo(function LiveTotal() {
  const values = useWatch<JobPostValues>()
  const { shifts = [], ...terms } = values
  return (
    <output className="block min-w-0 max-sm:w-full" aria-live="polite">
      <WageTotal terms={{ ...terms, shifts: shifts.map((shift) => shift ?? {}) }} />
    </output>
  )
})
