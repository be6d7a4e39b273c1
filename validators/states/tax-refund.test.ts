import { describe, expect, test } from '@jest/globals'
import { isEditable, nextState, type TaxRefundEvent, taxRefundEvents, taxRefundStates } from './tax-refund'

const allowed: Readonly<Record<string, readonly TaxRefundEvent[]>> = {
  draft: ['submit', 'cancel'],
  submitted: ['cancel', 'begin_review'],
  under_review: ['ask_correction', 'approve', 'reject'],
  needs_correction: ['submit', 'cancel'],
  approved: ['ask_correction', 'reject', 'mark_paid'],
  paid: [],
  rejected: [],
  cancelled: [],
}

describe('a refund of withheld tax', () => {
  test.each(taxRefundStates)('that is %s takes the steps of the table, and no others', (state) => {
    const possible = taxRefundEvents.filter((event) => nextState(state, event) !== null)
    expect(possible).toEqual(taxRefundEvents.filter((event) => allowed[state]?.includes(event)))
  })

  test('is changed by members before it is sent and while it is corrected', () => {
    expect(taxRefundStates.filter(isEditable)).toEqual(['draft', 'needs_correction'])
  })

  test('is paid only after staff read and approved it', () => {
    const steps: readonly TaxRefundEvent[] = ['submit', 'begin_review', 'approve', 'mark_paid']
    let state = nextState('draft', 'submit')
    for (const step of steps.slice(1)) state = state && nextState(state, step)
    expect(state).toBe('paid')
    expect(nextState('submitted', 'approve')).toBeNull()
    expect(nextState('rejected', 'mark_paid')).toBeNull()
  })
})
