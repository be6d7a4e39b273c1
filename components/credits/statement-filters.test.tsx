import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StatementFilter } from '@/lib/credits/credit-statement'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { StatementFilters } from './statement-filters'
import { filterOf } from './statement-path'

const texts = messages.creditStatement.filters
const branches = [
  { id: 'b1', name: 'อารีย์' },
  { id: 'b2', name: 'สีลม' },
]
const show = (filter: StatementFilter, of = branches) =>
  renderInThai(<StatementFilters filter={filter} branches={of} />)
/** The filter that the form's address means once it is sent. */
const sent = () => {
  const form = screen.getByRole<HTMLFormElement>('search')
  const query = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  return filterOf(
    query,
    branches.map(({ id }) => id),
  )
}
const field = (name: 'from' | 'to' | 'kind' | 'type' | 'branch') => screen.getByLabelText(texts[name])

test('what is chosen is what the address means, all parts together', async () => {
  show({})
  await userEvent.click(screen.getByText('ตัวกรอง'))
  await userEvent.type(field('from'), '2026-11-01')
  await userEvent.type(field('to'), '2026-11-30')
  await userEvent.selectOptions(field('kind'), 'profile_unlock')
  await userEvent.selectOptions(field('type'), 'refund')
  await userEvent.selectOptions(field('branch'), 'สีลม')
  expect(sent()).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    kind: 'profile_unlock',
    type: 'refund',
    branchId: 'b2',
  })
})

test('what is filtered by stands below the folded panel, and can be taken off', () => {
  const filter = { from: '2026-11-01', type: 'expire', branchId: 'b2' } as const
  show(filter)
  expect(sent()).toMatchObject(filter)
  expect(field('from')).not.toBeVisible()
  expect(screen.getByText('ตั้งแต่วันที่ อา. 1 พ.ย. 2569 · หมดอายุ · สีลม')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/my-credit#statement')
})

test('purchases can be chosen apart from credits that were given', async () => {
  show({})
  await userEvent.click(screen.getByText('ตัวกรอง'))
  await userEvent.selectOptions(field('type'), 'ซื้อเครดิต')
  expect(sent()).toMatchObject({ type: 'purchase' })
})

test('using it leads to the statement, not to the top of the page', () => {
  show({})
  expect(screen.getByRole('search')).toHaveAttribute('action', '/my-credit#statement')
})

test('a company with one branch is asked for none', () => {
  show({}, branches.slice(0, 1))
  expect(screen.queryByLabelText(texts.branch)).toBeNull()
})
