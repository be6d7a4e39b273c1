import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Unbroken } from './unbroken'

test('a name is kept together between its spaces, and reads the same', () => {
  const { container } = render(<Unbroken>บริษัท ครัวยายบัว จำกัด</Unbroken>)
  expect(container).toHaveTextContent(/^บริษัท ครัวยายบัว จำกัด$/)
  for (const part of ['บริษัท', 'ครัวยายบัว', 'จำกัด']) {
    expect(screen.getByText(part)).toHaveClass('inline-block')
  }
})

test('what a no-break space joins stays together', () => {
  render(<Unbroken>{'สัมภาษณ์ถัดไป 29 พ.ย. 18:00\u00a0น.'}</Unbroken>)
  expect(screen.getByText('18:00 น.')).toHaveClass('inline-block')
})

test('in one line it is a single text, and what is cut off can be read from its title', () => {
  render(<Unbroken inOneLine>บริษัท ครัวยายบัว จำกัด</Unbroken>)
  expect(screen.getByText('บริษัท ครัวยายบัว จำกัด')).toHaveAttribute('title', 'บริษัท ครัวยายบัว จำกัด')
})
