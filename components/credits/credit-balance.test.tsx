import { describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/th.json' with { type: 'json' }
import { CreditBalance } from './credit-balance'

type Balances = Parameters<typeof CreditBalance>[0]['balances']

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const nothing = { available: 0, nextExpiry: null, expiring: null }

const show = (balances: Balances) =>
  render(
    <NextIntlClientProvider locale="th" messages={{ credits: messages.credits }}>
      <CreditBalance balances={balances} />
    </NextIntlClientProvider>,
  )

const lines = () => [...screen.getByRole('region', { name: 'เครดิตคงเหลือ' }).querySelectorAll('dt, dd')]
const texts = () => lines().map(({ textContent }) => textContent)

describe('CreditBalance', () => {
  test('a newcomer has an honest zero', () => {
    show({ jobPost: nothing, profileUnlock: nothing })
    expect(texts()).toEqual(['เครดิตประกาศ', '0', 'เครดิตดูโปรไฟล์', '0'])
  })

  test.each([
    [0, 'หมดอายุวันนี้'],
    [12, 'หมดอายุใน 12 วัน'],
    [30, 'หมดอายุใน 30 วัน'],
  ])('what expires in %i days is said beforehand', (days, words) => {
    show({
      jobPost: { available: 5, nextExpiry: { amount: 2, at: inDays(days) }, expiring: null },
      profileUnlock: nothing,
    })
    expect(texts()).toEqual(['เครดิตประกาศ', '5', `2 เครดิต${words}`, 'เครดิตดูโปรไฟล์', '0'])
  })

  test('what expires later is not worth a word yet', () => {
    show({
      jobPost: { available: 5, nextExpiry: { amount: 2, at: inDays(31) }, expiring: null },
      profileUnlock: nothing,
    })
    expect(texts()).toEqual(['เครดิตประกาศ', '5', 'เครดิตดูโปรไฟล์', '0'])
  })
})
