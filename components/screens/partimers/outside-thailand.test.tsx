import { describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'

const siam = { id: 'siam', name: 'สยาม', lat: 13.74, lng: 100.53 }
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}))
jest.unstable_mockModule('server-only', () => ({}))
jest.unstable_mockModule('@/lib/branches/data', () => ({
  listBranches: async () => [siam],
  getChosenBranch: async () => siam,
}))
const { OutsideThailand } = await import('./outside-thailand')
const { placeOfView } = await import('./place-of-view')

describe('a point of an address', () => {
  test.each([
    ['in Tokyo', '35.68,139.76'],
    ['just south of Thailand', '5.3,100.5'],
  ])('%s is no place to search, and no branch takes its place unasked', async (_where, near) => {
    expect(await placeOfView({ near })).toMatchObject({ view: { near }, place: null })
  })

  test('in Thailand is the place', async () => {
    expect((await placeOfView({ near: '18.79,98.99' })).place).toEqual({
      lat: 18.79,
      lng: 98.99,
      branchId: null,
    })
  })
})

test('somebody who looks for people abroad is told why, and keeps the search near a branch', () => {
  const view = { near: '35.68,139.76', place: 'โตเกียว', work: ['waiter'], pay: 600 } as const
  renderInThai(<OutsideThailand view={view} branches={[siam]} />)
  expect(screen.getByText('“โตเกียว” อยู่นอกประเทศไทย')).toBeVisible()
  const link = screen.getByRole('link', { name: 'หาใกล้ สยาม' })
  expect(link).toHaveAttribute('href', '/partimers?work=waiter&pay=600&branch=siam')
})
