import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { branchCookie } from '@/lib/branches/branch-cookie'
import { keepInCookie } from '@/lib/consent/lasting-cookies'
import { router } from '@/lib/testing/navigation'
import messages from '@/messages/th.json' with { type: 'json' }
import { BranchSwitcher } from './branch-switcher'

const branches = [
  { id: 'siam', name: 'สยาม' },
  { id: 'thonglor', name: 'ทองหล่อ' },
]

const show = (chosenId: string | null) =>
  render(
    <NextIntlClientProvider locale="th" messages={{ branchSwitcher: messages.branchSwitcher }}>
      <BranchSwitcher branches={branches} chosenId={chosenId} />
    </NextIntlClientProvider>,
  )

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'สาขาที่ดูอยู่' })

beforeEach(() => {
  router.refresh.mockClear()
})
afterEach(() => keepInCookie(branchCookie, ''))

describe('BranchSwitcher', () => {
  test.each([
    [null, 'ทุกสาขา'],
    ['thonglor', 'ทองหล่อ'],
  ])('shows what is chosen: %s', (chosenId, name) => {
    show(chosenId)
    expect(select().selectedOptions[0]).toHaveTextContent(name)
  })

  test('remembers a branch and has the page made for it', async () => {
    show(null)
    await userEvent.selectOptions(select(), 'สยาม')
    expect(document.cookie).toBe(`${branchCookie}=siam`)
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })

  test('forgets it when all are chosen again', async () => {
    keepInCookie(branchCookie, 'siam')
    show('siam')
    await userEvent.selectOptions(select(), 'ทุกสาขา')
    expect(document.cookie).toBe('')
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })
})
