import { describe, expect, test } from '@jest/globals'
import { asksForContact } from './contact-questions'

describe('a question that wants a way to reach somebody', () => {
  test.each([
    'LINE ID ของคุณคืออะไร',
    'ไลน์ไอดี',
    'ไ ล น์ ของคุณ',
    'l.i.n.e id?',
    'Ｌｉｎｅ ของคุณ',
    'เบอร์โทรศัพท์ (ไม่ต้องใส่เลข 0 ตัวแรก)',
    'เบอร์ติดต่อ',
    'โทรหาคุณได้ที่',
    'ชื่อเฟซบุ๊กของคุณ',
    'เฟส',
    'IG',
    'อีเมลของคุณ',
    'e-mail',
    'ชื่อจริงและนามสกุล',
    'ช่องทางที่สะดวกให้ร้านทัก',
    'Your phone without the first zero',
    'WhatsApp?',
    'What’s App ของคุณ',
    'อินสตราแกรมของคุณ',
    'เมสเสนเจอร์',
    'Tik Tok?',
    'ซาโล่',
    'ติดต่อคุณนอกแอปได้ยังไง',
    'ร้านติดต่อกลับทางไหน',
  ])('is found: %s', (question) => {
    expect(asksForContact(question)).toBe(true)
  })
})

describe('a question about the work', () => {
  test.each([
    'เคยทำงานร้านอาหารมากี่ปี',
    'รับโทรศัพท์ลูกค้าภาษาอังกฤษได้แค่ไหน',
    'เคยขายมือถือมาก่อนไหม',
    'เคยส่งอาหารกับ LINE MAN หรือ Grab ไหม',
    'เคยทำไลน์ผลิตอาหารไหม',
    'ตอบไลน์ลูกค้าเป็นไหม',
    'ทำเบอร์เกอร์เป็นไหม',
    'มาถึงร้านก่อน 9 โมงได้วันไหนบ้าง',
    'ทำไมอยากทำงานนี้',
    'เคยติดต่อประสานงานกับลูกค้าไหม',
  ])('is none: %s', (question) => {
    expect(asksForContact(question)).toBe(false)
  })
})
