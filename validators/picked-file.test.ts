import { describe, expect, test } from '@jest/globals'
import { pickedFault, sizeFault } from './picked-file'

const megabyte = 1024 * 1024

describe('a picked file', () => {
  test.each([
    ['picture', 'หน้าร้าน.JPG', null],
    ['picture', 'IMG_1.HEIC', null],
    ['picture', 'IMG_1.avif', { rule: 'image', params: {} }],
    ['picture', 'สัญญา.pdf', { rule: 'image', params: {} }],
    ['document', 'หนังสือรับรอง.pdf', null],
    ['document', 'บัตร.png', null],
    ['document', 'บัตร.heif', null],
    ['document', 'หนังสือรับรอง.docx', { rule: 'image_or_pdf_or_original', params: {} }],
    ['table', 'สาขา.csv', null],
    ['table', 'สาขา.xlsx', { rule: 'ext', params: { extensions: 'csv, tsv, txt' } }],
  ] as const)('as %s called %s', (kind, name, fault) => {
    expect(pickedFault(kind, { name, size: 1 }, megabyte)).toEqual(fault)
  })

  test('that is too large is told the limit and its own size, in KB', () => {
    expect(pickedFault('picture', { name: 'a.jpg', size: 2 * megabyte + 1 }, 2 * megabyte)).toEqual({
      rule: 'size',
      params: { limit: 2_048, actual: 2_049 },
    })
    expect(sizeFault({ size: 2 * megabyte }, 2 * megabyte)).toBeNull()
  })

  test('is judged as browsers give it', () => {
    const file = new File(['x'.repeat(3_000)], 'a.jpg')
    expect(pickedFault('picture', file, megabyte)).toBeNull()
    expect(sizeFault(new Blob(['x']), megabyte)).toBeNull()
    expect(sizeFault(file, 2_048)).toEqual({ rule: 'size', params: { limit: 2, actual: 3 } })
  })

  test('is judged by its kind before its size', () => {
    expect(pickedFault('picture', { name: 'a.pdf', size: 9 * megabyte }, megabyte)?.rule).toBe('image')
  })
})
