import { describe, expect, test } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import { Avatar } from './avatar'

const pictureIn = (container: HTMLElement) => container.querySelector('img')
const isDefault = (container: HTMLElement) => container.querySelector('[data-default-image]') !== null

describe('section 2: a default profile image is shown when a profile image fails to load', () => {
  test('a picture is shown as it is', () => {
    const { container } = render(<Avatar name="บัวลอย" src="/buaroi.jpg" />)
    expect(pictureIn(container)).toHaveAttribute('src', '/buaroi.jpg')
    expect(isDefault(container)).toBe(false)
  })

  test('one that fails gives way to the default image', () => {
    const { container } = render(<Avatar name="บัวลอย" src="/gone.jpg" />)
    fireEvent.error(pictureIn(container) as HTMLImageElement)
    expect(pictureIn(container)).toBeNull()
    expect(isDefault(container)).toBe(true)
  })

  test('one that failed before the script came gives way as well', () => {
    const broken = { complete: true, naturalWidth: 0 }
    const restore = Object.entries(broken).map(([name, value]) => {
      const before = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name) as PropertyDescriptor
      Object.defineProperty(HTMLImageElement.prototype, name, { value, configurable: true })
      return () => Object.defineProperty(HTMLImageElement.prototype, name, before)
    })
    const { container } = render(<Avatar name="บัวลอย" src="/gone.jpg" />)
    for (const undo of restore) undo()
    expect(isDefault(container)).toBe(true)
  })

  test('another picture gets its own chance', () => {
    const { container, rerender } = render(<Avatar name="บัวลอย" src="/gone.jpg" />)
    fireEvent.error(pictureIn(container) as HTMLImageElement)
    rerender(<Avatar name="บัวลอย" src="/new.jpg" />)
    expect(pictureIn(container)).toHaveAttribute('src', '/new.jpg')
  })
})

test.each([
  ['บัวลอย ใจเย็น', 'บ'],
  ['เดือน', 'ด'],
  ['  ไพลิน', 'พ'],
])('without a picture %s is %s', (name, letter) => {
  const { container } = render(<Avatar name={name} />)
  expect(container).toHaveTextContent(letter)
})
