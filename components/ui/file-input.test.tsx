import { expect, jest, test } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import { FileInput } from './file-input'

const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })

/** Lets an input hold a file until it is emptied, as browsers do. */
function holdFile(input: HTMLInputElement): void {
  let files: readonly File[] = [photo]
  Object.defineProperty(input, 'files', { configurable: true, get: () => files })
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => '',
    set: () => {
      files = []
    },
  })
}

test('a file that was chosen before the script was there is taken, once', () => {
  const choose = jest.fn<(files: readonly File[]) => void>()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<input type="file" id="photo">'
  const input = container.querySelector('input') as HTMLInputElement
  holdFile(input)

  const { rerender } = render(<FileInput id="photo" onChoose={choose} />, { container, hydrate: true })
  rerender(<FileInput id="photo" onChoose={choose} />)
  expect(choose.mock.calls).toEqual([[[photo]]])
  expect(container.querySelector('input')).toBe(input)
})

test('the same file can be chosen again', () => {
  const choose = jest.fn<(files: readonly File[]) => void>()
  const { container } = render(<FileInput onChoose={choose} />)
  const input = container.querySelector('input') as HTMLInputElement
  expect(choose).not.toHaveBeenCalled()
  for (const count of [1, 2]) {
    holdFile(input)
    fireEvent.change(input)
    expect(choose).toHaveBeenCalledTimes(count)
    expect(input.files).toHaveLength(0)
  }
})
