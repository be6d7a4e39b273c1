import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'

jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({ loadIdentityClient: async () => ({}) }))
const { ProviderButtons } = await import('./provider-buttons')

const inBrowser = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
afterEach(() => void jest.restoreAllMocks())
const names = () => screen.getAllByRole('button').map((button) => button.textContent)

test('in the browser of LINE, Google’s place is taken by the way out of it, and LINE stays', () => {
  inBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1 Line/14.19.1')
  renderInThai(<ProviderButtons providers={['google', 'line']} next="/jobs/1/apply" />)
  expect(names()).toEqual(['ใช้บัญชี LINE'])
  expect(screen.getByRole('link', { name: 'เปิดในเบราว์เซอร์' })).toHaveAttribute(
    'href',
    expect.stringContaining('openExternalBrowser=1'),
  )
})

test('where only the app’s menu leads out, it is named', () => {
  inBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 356.0.0')
  renderInThai(<ProviderButtons providers={['google', 'facebook']} next="/" />)
  expect(screen.getByText(/กดเมนู ⋯ ของแอป/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('elsewhere every provider is there', () => {
  inBrowser('Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36')
  renderInThai(<ProviderButtons providers={['google', 'line']} next="/" />)
  expect(names()).toEqual(['ใช้บัญชี Google', 'ใช้บัญชี LINE'])
})
