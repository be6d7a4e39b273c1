import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import type { JobPostView } from './list-path'
import { ListSearch } from './list-search'

const branches = [
  { id: 'b1', name: 'สยาม' },
  { id: 'b2', name: 'อารีย์' },
]

/** What the browser puts into the address when the form is submitted. */
function sent(): Record<string, string> {
  const form = screen.getByRole<HTMLFormElement>('search')
  let query: Record<string, string> = {}
  // After the form's own handler, as in a browser.
  const read = (event: Event) => {
    event.preventDefault()
    query = Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)
  }
  document.addEventListener('submit', read, { once: true })
  fireEvent.submit(form)
  return query
}

const show = (view: JobPostView, chosenId?: string) =>
  renderInThai(<ListSearch view={view} branches={branches} chosenId={chosenId} />)

test('a search keeps the state and says nothing of what was left as it is', async () => {
  show({ state: 'paused' })
  await userEvent.type(screen.getByRole('searchbox'), 'เสิร์ฟ')
  expect(sent()).toEqual({ state: 'paused', q: 'เสิร์ฟ' })
})

test('fields that were empty can be filled when somebody comes back', async () => {
  show({})
  expect(sent()).toEqual({})
  expect(screen.getByRole('searchbox')).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled())
})

test('the filters say what is chosen, and how many there are', async () => {
  show({ branch: 'b2', type: 'event', from: '2026-11-21' })
  expect(screen.getByText('ตัวกรอง (ใช้อยู่ 3 ข้อ)')).toBeVisible()
  expect(screen.getByLabelText('สาขา')).toHaveDisplayValue('อารีย์')
  expect(screen.getByLabelText('รูปแบบงาน')).toHaveDisplayValue('อีเวนต์')
  expect(screen.getByRole('link', { name: 'ล้างตัวกรอง' })).toHaveAttribute('href', '/job-posting')
  expect(sent()).toEqual({ branch: 'b2', type: 'event', from: '2026-11-21' })
})

test('the branch of the branch switcher is shown without being in the address; another one, or all, are', async () => {
  show({}, 'b1')
  const choice = screen.getByLabelText('สาขา')
  expect(choice).toHaveDisplayValue('สยาม')
  expect(sent()).toEqual({})
  await waitFor(() => expect(choice).toBeEnabled())
  await userEvent.selectOptions(choice, 'ทุกสาขา')
  expect(sent()).toEqual({ branch: 'all' })
})

test('with one branch there is none to choose', () => {
  renderInThai(<ListSearch view={{}} branches={branches.slice(0, 1)} />)
  expect(screen.queryByLabelText('สาขา')).toBeNull()
})

test('after another branch was chosen in the switcher, the filter is at that branch and a search stays in it', () => {
  const { rerender } = show({})
  rerender(inThai(<ListSearch view={{}} branches={branches} chosenId="b2" />))
  expect(screen.getByRole('combobox', { name: 'สาขา', hidden: true })).toHaveDisplayValue('อารีย์')
  expect(sent()).not.toHaveProperty('branch')
})
