import { describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import messages from '@/messages/th.json' with { type: 'json' }
import { CreditBalance } from './credit-balance'

type Balances = Parameters<typeof CreditBalance>[0]['balances']

const now = '2026-11-23T03:00:00.000Z'
stopCalendarAt(now)
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const nothing = { available: 0, held: 0, nextExpiry: null, nearEnd: null, expiring: null }

const show = (balances: Omit<Balances, 'buffetUntil'> & Partial<Balances>, canBuy?: boolean) =>
  render(
    <NextIntlClientProvider locale="th" messages={{ credits: messages.credits }}>
      <CreditBalance balances={{ buffetUntil: null, ...balances }} canBuy={canBuy} />
    </NextIntlClientProvider>,
  )

const lines = () => [...screen.getByRole('region', { name: 'เครดิตคงเหลือ' }).querySelectorAll('dt, dd')]
const texts = () => lines().map(({ textContent }) => textContent)

describe('CreditBalance', () => {
  test('a newcomer has an honest zero', () => {
    show({ jobPost: nothing, profileUnlock: nothing })
    expect(texts()).toEqual(['เครดิตประกาศ', '0', 'เครดิตเปิดโปรไฟล์', '0'])
  })

  test.each([
    [0, 'หมดอายุวันนี้'],
    [12, 'หมดอายุใน 12 วัน'],
    [30, 'หมดอายุใน 30 วัน'],
  ])('what expires in %i days is said beforehand', (days, words) => {
    show({
      jobPost: { ...nothing, available: 5, nearEnd: { amount: 2, at: inDays(days) } },
      profileUnlock: nothing,
    })
    expect(texts()).toEqual(['เครดิตประกาศ', '5', `2 เครดิต${words}`, 'เครดิตเปิดโปรไฟล์', '0'])
  })

  test('a buffet says how many days are left', () => {
    show({ jobPost: nothing, profileUnlock: nothing, buffetUntil: inDays(12) })
    expect(texts()).toEqual(['เครดิตประกาศ', '0', 'บุฟเฟต์', 'เหลือ 12 วัน', 'เครดิตเปิดโปรไฟล์', '0'])
  })

  test('leads everybody to the statement, and who may pay to more', () => {
    const paths = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    const { unmount } = show({ jobPost: nothing, profileUnlock: nothing })
    expect(paths()).toEqual(['/my-credit'])
    unmount()
    show({ jobPost: nothing, profileUnlock: nothing }, true)
    expect(paths()).toEqual(['/my-credit', '/credit-package'])
  })

  test('what expires later is not worth a word yet', () => {
    show({
      jobPost: { ...nothing, available: 5, nextExpiry: { amount: 2, at: inDays(30) } },
      profileUnlock: nothing,
    })
    expect(texts()).toEqual(['เครดิตประกาศ', '5', 'เครดิตเปิดโปรไฟล์', '0'])
  })
})
