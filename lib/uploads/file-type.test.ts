import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contentTypeOf } from './file-type'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['\xff\xd8\xff\xe1..', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n....', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['GIF87a', 'image/gif'],
  ['BM\x46\0\0\0\0\0\0\0\x36', 'image/bmp'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['\0\0\0\x1cftypheic', 'image/heic'],
  ['\0\0\0\x1cftypmif1', 'image/heic'],
  // Bursts and portraits of phones.
  ['\0\0\0\x1cftyphevc', 'image/heic'],
  ['\0\0\0\x1cftyphevx', 'image/heic'],
  ['\0\0\0\x1cftypheim', 'image/heic'],
  ['\0\0\0\x1cftypheis', 'image/heic'],
  ['\0\0\0\x1cftypheif', 'image/heic'],
  ['%PDF-1.7', 'application/pdf'],
])('%j is %s', (start, type) => {
  expect(contentTypeOf(bytesOf(start))).toBe(type)
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  '<?xml version="1.0"?><svg>',
  '<!doctype html><script>',
  'BM is how this note begins',
  'RIFF\x24\0\0\0WAVEfmt ',
  '\0\0\0\x1cftypisom',
  'PK\x03\x04',
  'MZ',
  ' %PDF-1.7',
  '\x89PNG',
  '',
])('%j is nothing we take', (start) => {
  expect(contentTypeOf(bytesOf(start))).toBeNull()
})

test('any bytes have an answer', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => contentTypeOf(bytes) !== undefined))
})
