import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { PublicJobPostPage } from '@/lib/job-posts/public-job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { UnderstoodWords } from './understood-words'

const saturday = { from: '2026-11-28', to: '2026-11-28' }
const weekend = { from: '2026-11-28', to: '2026-11-29' }
const pay = { unit: 'day', satang: 60_000 } as const

test.each<[PublicJobPostPage['understood'], string]>([
  [{ days: saturday, pay: null }, 'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569'],
  [{ days: weekend, pay: null }, 'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569 ถึง อา. 29 พ.ย. 2569'],
  [{ days: null, pay }, 'อ่านคำค้นเป็น: ฿600/วัน ขึ้นไป'],
  [{ days: saturday, pay }, 'อ่านคำค้นเป็น: ทำงาน ส. 28 พ.ย. 2569 · ฿600/วัน ขึ้นไป'],
])('what the words of a search say is told', (understood, told) => {
  renderInThai(<UnderstoodWords understood={understood} />)
  expect(screen.getByText(told)).toBeDefined()
})

test('nothing is told of words that only name work', () => {
  const { container } = renderInThai(<UnderstoodWords understood={{ days: null, pay: null }} />)
  expect(container.textContent).toBe('')
})
