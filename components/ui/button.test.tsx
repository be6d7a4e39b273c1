import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { Button } from './button'
import { Icon } from './icon'

/** Does what translators of browsers do: every text is replaced by an element that holds another one. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(`«${text.data}»`)
    text.replaceWith(font)
  }
}

function Sample({ label }: { label: (busy: boolean) => React.ReactNode }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button loading={busy} onClick={() => setBusy(true)}>
      {label(busy)}
    </Button>
  )
}

test.each([
  ['a text alone', () => 'บันทึก'],
  [
    'a text beside an icon',
    () => (
      <>
        <Icon name="check" />
        บันทึก
      </>
    ),
  ],
])('a translated button shows that it works: %s', async (_, label) => {
  renderInThai(<Sample label={label} />)
  const button = screen.getByRole('button')
  translate(button)
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveTextContent('«บันทึก»')
})

test('and says the new text, not the old one', async () => {
  renderInThai(<Sample label={(busy) => (busy ? 'กำลังบันทึก' : 'บันทึก')} />)
  const button = screen.getByRole('button')
  translate(button)
  await userEvent.click(button)
  expect(button).toHaveTextContent('กำลังบันทึก')
})
