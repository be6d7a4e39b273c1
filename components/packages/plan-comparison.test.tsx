import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { startingPrices } from '@/validators/price-list'
import { PlanCalculatorInThai } from './plan-calculator-in-thai'
import { PlanComparison } from './plan-comparison'

test('the comparison names the number of posts from which the calculator advises the buffet', () => {
  renderInThai(
    <>
      <PlanCalculatorInThai prices={startingPrices} />
      <PlanComparison prices={startingPrices} />
    </>,
  )
  const advice = (posts: number) => {
    const slider = screen.getByRole('slider', { name: 'จำนวนประกาศต่อเดือน' })
    fireEvent.change(slider, { target: { value: String(posts) } })
    return document.querySelector('[aria-live]')?.textContent
  }
  expect(advice(6)).not.toContain('บุฟเฟต์ 30 วัน')
  expect(advice(7)).toContain('บุฟเฟต์ 30 วัน')
  expect(screen.getByText('ลงประกาศไม่ถึง 7 ประกาศใน 30 วัน')).toBeVisible()
  expect(screen.getByText(/^หลายสาขา หรือลงตั้งแต่ 7 ประกาศใน 30 วัน/)).toBeVisible()
})
