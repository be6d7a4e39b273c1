import { expect, test } from '@jest/globals'
import { readSettings } from '@/lib/config/settings'
import { cardSources } from './card-sources'

test('the provider’s script and vault are allowed, as the settings name them', () => {
  expect(cardSources(readSettings('web', {}))).toEqual({
    'script-src': ['http://127.0.0.1:4102'],
    'connect-src': ['http://127.0.0.1:4102'],
    'frame-src': ['http://127.0.0.1:4102'],
  })
  const omise = {
    OMISE_SCRIPT_URL: 'https://cdn.omise.co/omise.js',
    OMISE_VAULT_URL: 'https://vault.omise.co',
  }
  expect(cardSources(readSettings('web', omise))).toEqual({
    'script-src': ['https://cdn.omise.co'],
    'connect-src': ['https://vault.omise.co'],
    'frame-src': ['https://vault.omise.co'],
  })
})

test('nothing is allowed where no key is configured', () => {
  const settings = readSettings('web', {})
  expect(cardSources({ ...settings, OMISE_JOB_POST_PUBLIC_KEY: '', OMISE_EMPLOYERS_PUBLIC_KEY: '' })).toEqual(
    {},
  )
})
