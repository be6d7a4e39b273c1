import { expect, test } from '@jest/globals'
import { safeFileName } from './file-name'

test.each([
  ['IMG_0012.HEIC', 'jpg', 'IMG_0012.jpg'],
  ['สแกน.png', 'jpg', 'สแกน.jpg'],
  ['หนังสือรับรอง.jpg', 'pdf', 'หนังสือรับรอง.pdf'],
  ['ใบทะเบียน.pdf', 'png', 'ใบทะเบียน.png'],
  ['scan.PDF.pdf', 'pdf', 'scan.pdf'],
  ['photo.jpeg', 'jpg', 'photo.jpg'],
  ['ภ.พ.20', 'pdf', 'ภ.พ.20.pdf'],
  ['1000012345', 'webp', '1000012345.webp'],
  ['.pdf', 'pdf', 'file.pdf'],
])('%s that is a %s is called %s', (name, extension, called) => {
  expect(safeFileName(name, extension)).toBe(called)
})

test.each([
  ['letters of Thai', 'ก'.repeat(400)],
  ['letters of Latin', 'a'.repeat(400)],
  ['emoji of several parts', '👩‍👩‍👧‍👦'.repeat(60)],
])('a name of many %s is cut to what forms and disks take, with its end', (_, name) => {
  const called = safeFileName(`${name}.png`, 'webp')
  expect(called.length).toBeLessThanOrEqual(120)
  expect(new TextEncoder().encode(called).length).toBeLessThan(255)
  expect(called).toMatch(/\.webp$/)
  // Half a letter has no code in an address.
  expect(() => encodeURIComponent(called)).not.toThrow()
})
