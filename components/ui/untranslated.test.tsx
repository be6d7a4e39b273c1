import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Avatar } from './avatar'
import { Money } from './money'
import { PhoneLink } from './phone-link'
import { Unbroken } from './unbroken'

test.each<[string, ReactNode, string]>([
  [
    'the name of a person',
    <Unbroken isName key="">
      {'สมหญิง ใจดี'}
    </Unbroken>,
    'ใจดี',
  ],
  [
    'the name of a company, in one line',
    <Unbroken isName inOneLine key="">
      ร้านครัวยายบัว
    </Unbroken>,
    'ร้านครัวยายบัว',
  ],
  ['an amount', <Money satang={60_000} key="" />, '฿600'],
  ['a telephone number', <PhoneLink phone="0812345678" key="" />, '081-234-5678'],
  ['the letter of a name', <Avatar name="สมหญิง" key="" />, 'ส'],
])('%s is left as it is by a translator of the browser', (_, drawn, text) => {
  render(drawn)
  expect(screen.getByText(text).closest('[translate=no]')).not.toBeNull()
})

test('words that only are not to be broken, as a title, are translated', () => {
  render(<Unbroken>พนักงานเสิร์ฟ</Unbroken>)
  expect(screen.getByText('พนักงานเสิร์ฟ').closest('[translate]')).toBeNull()
})
