import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import { FoldedSearch } from './folded-search'

const search = (isSearched: boolean) => (
  <FoldedSearch summary="สยาม ในระยะ 10 กม." isSearched={isSearched}>
    <input aria-label="พิมพ์สิ่งที่หา" />
  </FoldedSearch>
)
const show = (isSearched: boolean) => renderInThai(search(isSearched))
const form = () => screen.getByLabelText('พิมพ์สิ่งที่หา')

test('once people were searched for, the form is one line, and unfolds on a press', async () => {
  show(true)
  const line = screen.getByRole('button', { name: 'สยาม ในระยะ 10 กม.' })
  expect(form()).not.toBeVisible()
  expect(line).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(line)
  expect(form()).toBeVisible()
  expect(line).toHaveAttribute('aria-expanded', 'true')
})

test('before that, wide screens show the form', () => {
  show(false)
  expect(form()).toBeVisible()
})

test('who searched from the form goes on at the line that it folds into', async () => {
  const { rerender } = show(false)
  await userEvent.click(form())
  rerender(inThai(search(true)))
  expect(screen.getByRole('button', { name: 'สยาม ในระยะ 10 กม.' })).toHaveFocus()
})
