import { expect, test } from '@jest/globals'
import { emailSlipOf } from './email-slip'

test.each([
  ['somying@gmial.com', 'somying@gmail.com'],
  ['somying@gmail.con', 'somying@gmail.com'],
  ['somying@hotmial.com', 'somying@hotmail.com'],
  ['somying@yaho.co.th', 'somying@yahoo.co.th'],
  ['som ying@gnail.com', 'som ying@gmail.com'],
])('%s was meant as %s', async (typed, meant) => {
  expect(await emailSlipOf(typed)).toBe(meant)
})

test.each([
  'somying@gmail.com',
  'somying@hotmail.co.th',
  'somying@ku.ac.th',
  'somying@krua-yai.co.th',
  'somying@mail.com',
  'somying@partim.example',
  'somying',
  '@gmial.com',
  '',
])('%s stays as it is', async (typed) => {
  expect(await emailSlipOf(typed)).toBeNull()
})
