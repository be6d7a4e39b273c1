import { expect, test } from '@jest/globals'
import { reviewReasons } from './review'

test.each([
  'โทร 0812345678',
  'โทร 081-234-5678 ได้เลย',
  'ติดต่อ 08 1234 5678',
  'เบอร์ ๐๘๑๒๓๔๕๖๗๘',
  '+66 81 234 5678',
  'ร้าน 02-123-4567',
  'ส่งมาที่ jobs@example.com',
  'แอดไลน์ kruayaibua ได้เลย',
  'Line ID: somjai.99',
  'ไลน์: @partner',
  'ไลน์ somjai99',
  'ทักไลน์ somjai',
  'ทัก @kruayaibua',
])('contact details wait for our staff: %s', (text) => {
  expect(reviewReasons([null, text])).toEqual(['contact_details'])
})

test.each([
  'สมัครที่ www.example.net',
  'https://bit.ly/x1',
  'ดูที่ partjob.co.th',
  'forms.gle/abc ไม่ใช่ example.com',
])('links wait for our staff: %s', (text) => {
  expect(reviewReasons([text])).toContain('link')
})

test.each([
  'พนักงานเสิร์ฟ 5 คน วันละ 600 บาท',
  'ทำงาน 09:00-18:00 วันที่ 20-22 พ.ย. 2569',
  'ค่าแรง 12,000 บาทต่อ 20 วัน ที่ร้านสาขา 10110',
  'แผนกออนไลน์ขายของหน้าร้าน',
  'ยืนไลน์ผลิต บรรจุอาหาร',
  'งานไลน์ production 8 ชั่วโมง',
  'อายุ 18-45 ปี สูง 155 ซม. ขึ้นไป',
])('ordinary text is published at once: %s', (text) => {
  expect(reviewReasons([text, undefined])).toEqual([])
})
