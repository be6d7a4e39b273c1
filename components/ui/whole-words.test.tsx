import { expect, test } from '@jest/globals'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { WholeWords } from './whole-words'

test('a heading reads as before, and compounds are in one line', () => {
  const { container } = renderInThai(
    <h1>
      <WholeWords>พนักงานเสิร์ฟกะเช้า โฮเทล</WholeWords>
    </h1>,
  )
  expect(container.textContent).toBe('พนักงานเสิร์ฟกะเช้า โฮเทล')
  const whole = Array.from(container.querySelectorAll('.whitespace-nowrap'), ({ textContent }) => textContent)
  expect(whole).toEqual(expect.arrayContaining([expect.stringContaining('กะเช้า'), 'โฮเทล']))
})
