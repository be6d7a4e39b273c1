import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { PublicJobPostPage } from '@/lib/job-posts/public-job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { UnderstoodWords } from './understood-words'

const saturday = { from: '2026-11-28', to: '2026-11-28', also: null }
const weekend = { from: '2026-11-28', to: '2026-11-29', also: null }
const nextSaturday = { from: '2026-12-05', to: '2026-12-05' }
const nextWeekend = { from: '2026-12-05', to: '2026-12-06' }
const pay = { unit: 'day', satang: 60_000 } as const

test.each<[PublicJobPostPage['understood'], string]>([
  [{ days: saturday, pay: null }, 'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569'],
  [{ days: weekend, pay: null }, 'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569 ถึง อา. 29 พ.ย. 2569'],
  [
    { days: { ...saturday, also: nextSaturday }, pay: null },
    'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569 หรือ ส. 5 ธ.ค. 2569',
  ],
  [
    { days: { ...saturday, also: nextWeekend }, pay: null },
    'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569 หรือ ส. 5 ธ.ค. 2569 ถึง อา. 6 ธ.ค. 2569',
  ],
])('what the words of a search say of days is told', (understood, told) => {
  const { container } = renderInThai(<UnderstoodWords understood={understood} withoutPay={null} />)
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(told)
})

test('no word of it is broken', () => {
  renderInThai(<UnderstoodWords understood={{ days: saturday, pay: null }} withoutPay={null} />)
  expect(screen.getByText('ทำงาน')).toHaveClass('inline-block')
})

test('the pay that words say can be taken off', () => {
  renderInThai(<UnderstoodWords understood={{ days: saturday, pay }} withoutPay="/jobs?q=ล้างจาน#found" />)
  const chip = screen.getByRole('link', { name: /^เอาออก: ฿600\/วัน ขึ้นไป$/ })
  expect(decodeURIComponent(chip.getAttribute('href') ?? '')).toBe('/jobs?q=ล้างจาน#found')
  expect(screen.getByText(/28/)).toBeVisible()
})

test('nothing is told of words that only name work', () => {
  const { container } = renderInThai(
    <UnderstoodWords understood={{ days: null, pay: null }} withoutPay={null} />,
  )
  expect(container.textContent).toBe('')
})
