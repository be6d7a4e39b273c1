import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { Relaxation } from '@/lib/worker-search/worker-search'
import { NothingFound } from './nothing-found'

const view = { branch: 'siam', km: 5, days: ['2026-11-28'], work: ['cook'] as const, pay: 500 }
const relaxations: Relaxation[] = [
  { filter: 'radius', radiusKm: 10, workers: 1_000, isExact: false },
  { filter: 'pay', radiusKm: null, workers: 7, isExact: true },
]

test('names what to loosen with how many that brings, a link each', () => {
  renderInThai(<NothingFound view={view} relaxations={relaxations} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ขยายเป็น 10 กม. เห็นมากกว่า 1,000 คน', '/partimers?branch=siam&km=10&days=2026-11-28&work=cook&pay=500'],
    ['เอา “ค่าจ้าง” ออก เห็น 7 คน', '/partimers?branch=siam&km=5&days=2026-11-28&work=cook'],
    ['ล้างตัวกรองทั้งหมด', '/partimers?branch=siam&km=5'],
  ])
})

test('where nothing helps, the whole search is cleared', () => {
  renderInThai(<NothingFound view={view} relaxations={[]} />)
  expect(screen.getByText('ลองขยายระยะทางหรือเปลี่ยนสถานที่')).toBeDefined()
})
