import { describe, expect, test } from '@jest/globals'
import { faultsOf, formsOf } from './written-thai.mjs'

describe('the forms of a message', () => {
  test.each([
    ['เพิ่มสาขา', ['เพิ่มสาขา']],
    ['เก็บสาขา {name} แล้ว', ['เก็บสาขา ○ แล้ว']],
    ['{count, number} คน', ['○ คน']],
    ['{count, plural, =0 {ไม่มี} other {# คน}}', ['ไม่มี', '○ คน']],
    ['{area, select, a {ใน{place}} other {}}ดี', ['ใน○ดี', 'ดี']],
  ])('%s', (message, forms) => {
    expect(formsOf(message)).toEqual(forms)
  })
})

describe('written Thai', () => {
  test.each([
    'ลองพิมพ์คำที่สั้นลง หรือค้นด้วยเลขสาขา',
    'ทำทีละขั้นง่าย ๆ แล้วกดบันทึก',
    'แนะนำตัวสั้น ๆ',
    'พรุ่งนี้ 9 โมงเช้า',
    'คุณ{name} อยู่ในทีมแล้ว',
    '฿600 ต่อวัน',
    'ภ.พ.20',
    'ไฟล์ PDF (ถ้ามี)',
    'Samsung  Internet',
  ])('is left alone: %s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })

  test.each([
    [' เพิ่มสาขา', 'a space at its beginning or end'],
    ['ทำ {years, plural, =0 {} other {# ปี }}', 'a space at its beginning or end'],
    ['เพิ่ม  สาขา', 'two spaces together'],
    ['เพิ่ม{name, select, a { ใหม่} other { }} สาขา', 'two spaces together'],
    ['เพิ่ม\u200bสาขา', 'a space or a sign nobody sees'],
    ['ได้ไหม ?', 'a space before what closes'],
    ['ลด 7 %', 'a space before what closes'],
    ['กด “ บันทึก”', 'a space after what opens'],
    ['สั้นๆ', 'ๆ without a space before it'],
    ['สั้น ๆแล้ว', 'ๆ without a space after it'],
    ['สวัสดี คุณ {name}', 'an honorific apart from the name'],
    ['ค่าจ้าง ฿ 600', 'an amount apart from its sign'],
    ['กะที่1', 'a figure without a space beside it'],
    ['ไฟล์PDF', 'a Latin word without a space beside it'],
    ['เเก้ไข', 'two เ in place of แ'],
    ['ทํางาน', 'ำ typed as two signs'],
    ['ที่่', 'a mark twice'],
  ])('is not %j', (text, fault) => {
    expect(faultsOf(text).map((found) => found.split(':')[0])).toContain(fault)
  })
})
