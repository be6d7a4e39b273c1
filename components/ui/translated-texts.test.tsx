import { beforeAll, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { surviveTranslation } from './translated-texts'

beforeAll(surviveTranslation)

/** What translators do to every text: at once, or with the element put there before the text goes. */
const ways = {
  'in one change': (text: Text, font: Element) => text.replaceWith(font),
  'in two changes': (text: Text, font: Element) => {
    text.before(font)
    text.remove()
  },
} as const

async function translate(put: (text: Text, font: Element) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(`«${text.data}»`)
    put(text, font)
  }
  await act(async () => {})
}

function Wage() {
  const [hours, setHours] = useState(8)
  return (
    <main>
      <p data-testid="wage">
        {hours > 8 && <b>OT</b>} รวม {hours * 60} บาท {hours < 10 && 'ก่อนหัก'}
      </p>
      <button type="button" onClick={() => setHours(hours + 1)}>
        เพิ่ม
      </button>
    </main>
  )
}

test.each(Object.entries(ways))('a translated page goes on, with its numbers: %s', async (_, put) => {
  render(<Wage />)
  await translate(put)
  const wage = screen.getByTestId('wage')
  expect(wage).toHaveTextContent('«480»')
  for (const baht of ['540', '600', '660']) {
    await userEvent.click(screen.getByRole('button'))
    expect(wage).toHaveTextContent(baht)
    expect(wage).not.toHaveTextContent('480')
  }
  expect(wage).toHaveTextContent('OT')
  expect(wage).not.toHaveTextContent('ก่อนหัก')
})

test('what nobody translated fails as before', () => {
  const [parent, stranger] = [document.createElement('div'), document.createTextNode('x')]
  expect(() => parent.removeChild(stranger)).toThrow()
})
