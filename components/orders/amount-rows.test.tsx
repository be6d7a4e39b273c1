import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { AmountRows } from './amount-rows'
import { orderToPay } from './testing'

test.each([
  [700, 'ภาษีมูลค่าเพิ่ม 7%'],
  [630, 'ภาษีมูลค่าเพิ่ม 6.3%'],
  [1_000, 'ภาษีมูลค่าเพิ่ม 10%'],
])('the rate that an order was made at (%i) is named as on its tax invoice', (vatRate, name) => {
  renderInThai(<AmountRows {...orderToPay} vatRate={vatRate} />)
  expect(screen.getByText(name)).toBeVisible()
})
