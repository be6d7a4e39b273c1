import { expect, test } from '@jest/globals'
import { documentTypeOf, wholePdf } from './whole-pdf'

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF'
const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const wholeOf = (text: string) => String.fromCharCode(...wholePdf(bytes(text)))

test.each([
  ['a blank line', '\r\n'],
  ['a byte order mark', '\xef\xbb\xbf'],
  ['the commands of a printer', '\x1b%-12345X@PJL JOB NAME="ใบทะเบียน"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['the head of a mail', 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'],
  ['as much as readers skip', 'x'.repeat(1_024)],
])('%s before a PDF is left away', (_, before) => {
  expect(documentTypeOf(bytes(before + pdf))).toBe('application/pdf')
  expect(wholeOf(before + pdf)).toBe(pdf)
})

test.each([
  ['blanks', '\r\n\0\0\0'],
  ['the end of a printer’s job', '\r\n\x1b%-12345X@PJL EOJ\r\n\x1b%-12345X'],
  ['the remark of a web server', '\n<!-- page generated in 0.12 s -->'],
  ['the border of a mail', '\r\n--=_boundary--\r\n'],
  ['the end of a file of old systems', '\x1a'],
])('%s after a PDF is left away', (_, after) => {
  expect(wholeOf(pdf + after)).toBe(pdf)
  expect(wholeOf(`\n${pdf}${after}`)).toBe(pdf)
})

test.each([
  ['a later revision that is cut off', `${pdf}\n2 0 obj<</Type/Page`],
  ['a table of positions that is cut off', `${pdf}\nxref\n0 1`],
  ['no end', '%PDF-1.7\n1 0 obj<<'],
])('what may belong to it stays: %s', (_, file) => {
  expect(wholeOf(file)).toBe(file)
})

test('a page that only speaks of one, and one far behind, are none', () => {
  expect(documentTypeOf(bytes('<!doctype html><p>%PDF-</p>'))).toBeNull()
  expect(documentTypeOf(bytes('x'.repeat(1_025) + pdf))).toBeNull()
})
