import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { sampleJobPosts } from '../../samples/job-posts'
import { type ReviewReason, reviewPost, reviewTexts } from './review'

const reasonsIn = (...texts: (string | null | undefined)[]) => reviewTexts(texts).map(({ reason }) => reason)

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
  expect(reasonsIn(null, text)).toEqual(['contact_details'])
})

test.each([
  'สมัครที่ www.example.net',
  'https://bit.ly/x1',
  'ดูที่ partjob.co.th',
  'forms.gle/abc ไม่ใช่ example.com',
])('links wait for our staff: %s', (text) => {
  expect(reasonsIn(text)).toContain('link')
})

test.each<[ReviewReason, string]>([
  ['discrimination', 'รับเฉพาะผู้หญิง'],
  ['discrimination', 'เพศชายเท่านั้น'],
  ['discrimination', 'ทีมหญิงล้วน'],
  ['discrimination', 'ไม่รับกะเทย'],
  ['discrimination', 'ไม่รับคนท้อง'],
  ['discrimination', 'ไม่รับผู้หญิงมีครรภ์'],
  ['discrimination', 'ไม่รับอิสลาม'],
  ['discrimination', 'เฉพาะผู้นับถือศาสนาพุทธ'],
  ['discrimination', 'ไม่เอาคนอีสาน'],
  ['discrimination', 'ไม่รับคนพิการ'],
  ['discrimination', 'ต้องตรวจเลือดหาเชื้อ HIV'],
  ['illegal_work', 'แอดมินเว็บพนัน รายได้ดี'],
  ['illegal_work', 'ตอบแชทบาคาร่าออนไลน์'],
  ['illegal_work', 'รับจ้างเปิดบัญชีธนาคาร ได้เงินทันที'],
  ['illegal_work', 'ต้องการบัญชีม้า'],
  ['illegal_work', 'คอลเซ็นเตอร์ปอยเปต'],
  ['illegal_work', 'ขับรถส่งยาบ้า'],
  ['illegal_work', 'รับอายุ 14 ปีขึ้นไป'],
  ['illegal_work', 'รับเด็ก อายุ ๑๓-๑๗ ปี'],
  ['adult', 'หาเด็กเอ็น งานดี'],
  ['adult', 'รับงานไซด์ไลน์'],
  ['adult', 'นั่งดริ๊งค์กับลูกค้า'],
  ['adult', 'พนักงานอาบอบนวด'],
  ['adult', 'นางแบบถ่ายนู้ด'],
  ['worker_fee', 'มีค่าสมัคร 200 บาท'],
  ['worker_fee', 'วางมัดจำ 500 บาทก่อนเริ่มงาน'],
  ['worker_fee', 'เก็บเงินประกัน 1,000'],
  ['worker_fee', 'หักค่าชุด 300 บาทจากค่าแรงวันแรก'],
  ['worker_fee', 'ค่ายูนิฟอร์ม 250 บาท'],
  ['worker_fee', 'ต้องจ่ายค่าอบรมก่อน'],
  ['worker_fee', 'โอนเงินก่อนจองคิวงาน'],
  ['worker_fee', 'ไม่มีประสบการณ์ก็ได้ ค่าสมัคร 100 บาท'],
  ['worker_fee', 'ม ั ด จ ำ 300'],
  ['worker_fee', 'ม.ั.ด.จ.ำ 300'],
  ['worker_fee', 'มัด\u200bจํา 300'],
  ['worker_fee', 'ต้องโอนเงินค่าสมคัร 500'],
  ['worker_fee', 'ต้องโอนเงินค\uf70bาสมัคร 500'],
  ['worker_fee', 'ค่ๅสมัคร 500'],
  ['worker_fee', 'ค่าสมััคร 500'],
  ['worker_fee', 'ค่าสม\u200bัคร 500'],
  ['worker_fee', 'ค่ า ส มั ค ร 500'],
  ['worker_fee', 'มัดจาํ 300'],
  ['worker_fee', 'มดัจำ 300'],
  ['worker_fee', 'มัดจ\uf711า 300'],
  ['illegal_work', 'แอดมินเวบ็พนัน'],
  ['illegal_work', 'เว\uf712บพนัน'],
  ['illegal_work', 'รับบญัชีมา้'],
  ['discrimination', 'รับเฉพาะหญงิ'],
  ['discrimination', 'รับเฉพาะหญ\uf701ง'],
])('%s waits for our staff: %s', (reason, text) => {
  expect(reasonsIn('พนักงานเสิร์ฟ', text)).toEqual([reason])
})

test.each([
  'พนักงานเสิร์ฟ 5 คน วันละ 600 บาท',
  'ทำงาน 09:00-18:00 วันที่ 20-22 พ.ย. 2569',
  'ค่าแรง 12,000 บาทต่อ 20 วัน ที่ร้านสาขา 10110',
  'แผนกออนไลน์ขายของหน้าร้าน',
  'ยืนไลน์ผลิต บรรจุอาหาร',
  'งานไลน์ production 8 ชั่วโมง',
  'อายุ 18-45 ปี สูง 155 ซม. ขึ้นไป',
  'ชาย 2 คน หญิง 3 คน',
  'รับทั้งหญิงและชาย ทุกเพศ',
  'แต่งกายเสื้อขาว กางเกงดำ ทางร้านมีผ้ากันเปื้อนให้',
  'ขายเสื้อผ้าผู้หญิง แผนกสุภาพสตรี',
  'ไม่มีค่าสมัคร ไม่มีมัดจำ',
  'ไม่เก็บค่าสมัครหรือเงินประกัน',
  'ไม่ต้องเสียค่าชุด',
  'สมัครฟรี ไม่มีการโอนเงินก่อนเริ่มงาน',
  'มีค่าชุดให้ ค่าอบรมบริษัทออกให้',
  'ค่าสมัครฟรี',
  'มีประกันสังคมและประกันอุบัติเหตุ',
  'แคชเชียร์ รับมัดจำลูกค้าและออกใบเสร็จ',
  'ไม่ยุ่งเกี่ยวกับยาเสพติด',
  'อาบน้ำสุนัขขนยาว',
  'พนักงานขาย บัญชี การเงิน',
  'พนักงานขายบริการอินเทอร์เน็ต',
  'พี่เลี้ยง ดูแลเด็กอายุ 10-12 ปี',
  'อายุงาน 10 ปีขึ้นไปจะพิจารณาพิเศษ',
  'รับออร์เดอร์ เสิร์ฟ นั่งพักได้ นวดแป้งขนมปัง',
  'ร้านนวดแผนไทย พนักงานต้อนรับ',
  'รับเอกสาร จัดห้อง 14 ห้อง',
])('ordinary text is published at once: %s', (text) => {
  expect(reasonsIn(text, undefined)).toEqual([])
})

describe('what employers write', () => {
  const file = fileURLToPath(
    new URL('../../../../lib/job-posts/quick-post/labelled-lines.txt', import.meta.url),
  )
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => (line.split('|')[0] ?? '').trim())

  test('in one line is held for a telephone number or a chat name alone', () => {
    const held = lines.flatMap((line) => {
      const reasons = reasonsIn(line)
      return reasons.length > 0 ? [[line, reasons]] : []
    })
    expect(lines.length).toBeGreaterThan(300)
    for (const [line, reasons] of held) {
      expect([line, reasons]).toEqual([
        expect.stringMatching(/โทร|ไลน์|line|@|\d{3}-\d{4}/i),
        ['contact_details'],
      ])
    }
  })

  test('in the sample posts is held where the sample says so', () => {
    for (const { draft, reviewReasons = [] } of sampleJobPosts()) {
      expect([draft.title, reasonsIn(draft.title, draft.description)]).toEqual([
        draft.title,
        [...reviewReasons],
      ])
    }
  })
})

test('it says which words gave a post away, each reason once', () => {
  expect(reviewTexts(['โทร 0812345678 หรือ 0898765432', 'มัดจำ 500 ค่าสมัคร 100'])).toEqual([
    { reason: 'contact_details', words: '0812345678' },
    { reason: 'worker_fee', words: 'คาสมัคร' },
  ])
})

test('besides its words a post is held for an equal one, and for a company nobody has confirmed', () => {
  const facts = { contactQuestions: [], texts: ['พนักงานเสิร์ฟ'], isDuplicate: false, isCompanyConfirmed: true }
  const reasons = (changes: object) => reviewPost({ ...facts, ...changes }).map(({ reason }) => reason)
  expect(reasons({})).toEqual([])
  expect(reasons({ isDuplicate: true })).toEqual(['duplicate'])
  expect(reasons({ isCompanyConfirmed: false, texts: ['www.example.net'] })).toEqual([
    'link',
    'unverified_company',
  ])
})
