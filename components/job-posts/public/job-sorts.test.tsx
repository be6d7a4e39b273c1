import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { JobSorts } from './job-sorts'
import type { JobsView } from './jobs-view'

const show = (view: JobsView) => renderInThai(<JobSorts view={view} />)
const hrefOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

test('every order is an address that keeps the search, from its first page on', () => {
  show({ q: 'เสิร์ฟ', sort: 'pay', after: 'abc' })
  expect(screen.getByRole('link', { name: 'ค่าจ้างต่อวันสูงสุด' })).toHaveAttribute('aria-current', 'true')
  expect([hrefOf('ล่าสุด'), hrefOf('เริ่มงานเร็วสุด')]).toEqual([
    '/jobs?q=เสิร์ฟ#found',
    '/jobs?q=เสิร์ฟ&sort=start#found',
  ])
})

test('once it is known, every order keeps it', () => {
  show({ sort: 'near', near: 'me' })
  expect(hrefOf('ใกล้ฉัน')).toBe('/jobs?sort=near&near=me#found')
  expect(hrefOf('ค่าจ้างต่อวันสูงสุด')).toBe('/jobs?sort=pay&near=me#found')
})

test('of a station it says which', () => {
  show({ sort: 'near', near: 'อโศก' })
  expect(hrefOf('ใกล้อโศก')).toBe('/jobs?sort=near&near=อโศก#found')
})

test('the nearest first is no order before the reader has said where they are', () => {
  show({})
  expect(screen.queryByRole('link', { name: 'ใกล้ฉัน' })).toBeNull()
})
