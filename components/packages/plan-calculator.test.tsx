import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { startingPrices } from '@/validators/price-list'
import { PlanCalculatorInThai } from './plan-calculator-in-thai'

const open = () => renderInThai(<PlanCalculatorInThai prices={startingPrices} />)
const slider = () => screen.getByRole('slider', { name: 'จำนวนประกาศต่อเดือน' })
const answer = () => document.querySelector('[aria-live]')?.textContent

test('says what to buy, with and without VAT, and what a post comes to', () => {
  open()
  expect(answer()).toContain('แพ็กเกจ 1 เครดิต × 4')
  expect(answer()).toContain('฿2,360')
  expect(answer()).toContain('฿2,525.20')
  expect(answer()).toContain('฿590 ต่อประกาศ')
})

test('one more post is a better package', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'เพิ่ม 1 ประกาศ' }))
  expect(answer()).toContain('แพ็กเกจ 5 เครดิต × 1')
  expect(answer()).toContain('฿2,490')
})

test('many posts are the buffet, and the slider ends where the buttons end', () => {
  open()
  fireEvent.change(slider(), { target: { value: '40' } })
  expect(answer()).toContain('บุฟเฟต์ 30 วัน')
  expect(screen.getByRole('button', { name: 'เพิ่ม 1 ประกาศ' })).toHaveProperty('disabled', true)
  fireEvent.change(slider(), { target: { value: '1' } })
  expect(screen.getByRole('button', { name: 'ลด 1 ประกาศ' })).toHaveProperty('disabled', true)
  expect(answer()).toContain('฿590')
})
