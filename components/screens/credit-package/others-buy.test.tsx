import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { OthersBuy } from './others-buy'

const texts = messages.orders.buy.forbidden

test('names who may buy, and leads who publishes to where they are asked', () => {
  renderInThai(<OthersBuy payers={['มาลี ใจดี', 'สมหญิง ใจดี']} canAsk />)
  expect(screen.getByText('คนที่ซื้อเครดิตให้บริษัทได้: มาลี ใจดี, สมหญิง ใจดี')).toBeVisible()
  expect(screen.getByRole('link', { name: texts.ask })).toHaveAttribute('href', '/job-posting/pending')
})

test('says which roles do where the names are not known', () => {
  renderInThai(<OthersBuy payers={null} canAsk={false} />)
  expect(screen.getByText(texts.about)).toBeVisible()
  expect(screen.getByRole('link', { name: texts.action })).toHaveAttribute('href', '/dashboard')
  expect(screen.queryByText(texts.askAbout)).toBeNull()
})
