import { expect, test } from '@jest/globals'
import { parseInline } from './inline'

test('words, strong words, links, sections and facts come apart in their order', () => {
  expect(
    parseInline('ดู **ข้อสำคัญ** ใน[นโยบาย](/privacy-policy#rights) ตาม[#law] ที่ {supportEmail} ครับ'),
  ).toEqual([
    { kind: 'words', text: 'ดู ' },
    { kind: 'strong', text: 'ข้อสำคัญ' },
    { kind: 'words', text: ' ใน' },
    { kind: 'link', text: 'นโยบาย', href: '/privacy-policy#rights' },
    { kind: 'words', text: ' ตาม' },
    { kind: 'section', text: 'law' },
    { kind: 'words', text: ' ที่ ' },
    { kind: 'fact', text: 'supportEmail' },
    { kind: 'words', text: ' ครับ' },
  ])
})

test.each(['', 'ข้อความล้วน', 'ดอกจัน * เดียว', '[วงเล็บ] (ไม่ใช่ลิงก์)', '1 {ไม่ใช่ชื่อ} 2'])(
  'nothing of "%s" is lost',
  (text) => {
    expect(
      parseInline(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
