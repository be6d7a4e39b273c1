import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Photo } from './photo'

test('a picture that could not be loaded is tried again when the network is back', () => {
  render(<Photo src="/photo.jpg" alt="หน้าร้าน" icon="camera" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'หน้าร้าน' }).tagName).toBe('SPAN')
  act(() => {
    dispatchEvent(new Event('online'))
  })
  expect(screen.getByRole('img', { name: 'หน้าร้าน' })).toHaveAttribute('src', '/photo.jpg')
})
