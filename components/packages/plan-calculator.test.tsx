import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { startingPrices } from '@/validators/price-list'
import { PlanCalculatorInThai } from './plan-calculator-in-thai'

const open = (canBuy = false) =>
  renderInThai(<PlanCalculatorInThai prices={startingPrices} canBuy={canBuy} />)
const slider = () => screen.getByRole('slider', { name: 'จำนวนประกาศต่อเดือน' })
const answer = () => document.querySelector('[aria-live]')?.textContent
const buy = () => screen.queryByRole('link', { name: 'ซื้อแบบนี้' })
const choose = (posts: number) => fireEvent.change(slider(), { target: { value: String(posts) } })

test('says what to buy, with and without VAT, and what a post comes to', () => {
  open()
  expect(answer()).toContain('แพ็กเกจ 5 เครดิต × 1')
  expect(answer()).toContain('฿2,490')
  expect(answer()).toContain('฿2,664.30')
  expect(answer()).toContain('฿622.50 ต่อประกาศ')
  expect(answer()).toContain('เหลือเครดิตไว้ใช้ต่อ 1 เครดิต')
})

test('one more post uses the package up', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'เพิ่ม 1 ประกาศ' }))
  expect(answer()).toContain('แพ็กเกจ 5 เครดิต × 1')
  expect(answer()).toContain('฿498 ต่อประกาศ')
})

test('advises nothing that takes more than two orders, and says how many other ways take', () => {
  open()
  choose(9)
  expect(answer()).toContain('บุฟเฟต์ 30 วัน')
  const others = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(others).toContain('ซื้อทีละเครดิต · 9 คำสั่งซื้อ฿5,310')
  expect(others).toContain('แพ็กเกจเครดิตที่คุ้มที่สุด · 5 คำสั่งซื้อ฿4,850')
  expect(others).toContain('บุฟเฟต์ 30 วัน฿4,900')
})

test('leads who pays for a company to what it advises', () => {
  open(true)
  expect(buy()).toHaveAttribute('href', '/credit-package?kind=job_post&size=5')
  choose(30)
  expect(buy()).toHaveAttribute('href', '/credit-package?kind=buffet&size=30')
  choose(6)
  expect(answer()).toContain('แพ็กเกจ 5 เครดิต × 1แพ็กเกจ 1 เครดิต × 1')
  expect(answer()).toContain('เริ่มที่แพ็กเกจ 5 เครดิต')
  expect(buy()).toHaveAttribute('href', '/credit-package?kind=job_post&size=5')
})

test('leads nobody else there', () => {
  open()
  expect(buy()).toBeNull()
})

test('many posts are the buffet, and the slider ends where the buttons end', () => {
  open()
  choose(40)
  expect(answer()).toContain('บุฟเฟต์ 30 วัน')
  expect(screen.getByRole('button', { name: 'เพิ่ม 1 ประกาศ' })).toHaveProperty('disabled', true)
  choose(1)
  expect(screen.getByRole('button', { name: 'ลด 1 ประกาศ' })).toHaveProperty('disabled', true)
  expect(answer()).toContain('฿590')
})
