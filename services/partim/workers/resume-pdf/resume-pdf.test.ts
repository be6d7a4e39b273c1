import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pdfLines } from '@/services/shared/testing/pdf-text'
import { type TestPartim, testPartim } from '../../testing/test-partim'

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

async function pdfOf(uid: string) {
  const answer = await fetch(`${partim.address}/v1/resumes/me/pdf`, {
    headers: { authorization: `Bearer ${await partim.token(uid)}` },
  })
  return { answer, pages: await pdfLines(new Uint8Array(await answer.arrayBuffer())) }
}

const answers = {
  headline: 'เสิร์ฟมา 3 ปี น้ำใจดี',
  about: 'ชอบคุยกับลูกค้า\nตื่นเช้าได้',
  workTypes: ['waiter', 'cashier'],
  lengthsOfExperience: [{ workType: 'waiter', length: 'one_to_two' }],
  workExperiences: [
    { workType: 'waiter', workplace: 'ร้านข้าวแกงป้าศรี', startedOn: '2024-01-01', endedOn: '2025-09-01' },
  ],
  skills: ['carry_trays'],
  languages: [{ code: 'th', level: 'fluent' }],
  province: 'กรุงเทพมหานคร',
  district: 'พญาไท',
  lat: '13.7801',
  lng: '100.5402',
  radiusKm: 6,
  freeParts: 0b0011 << 12,
  minDailyPay: 55_000,
  avoids: ['night_shift'],
  visibility: 'limited',
}
const patch = (as: string, version: number, body: object) =>
  partim.ask('PATCH /v1/resumes/me', { as, body, headers: { 'if-match': `"${version}"` } })

test('the PDF says what the resume says, on one page, and never where somebody lives', async () => {
  await partim.registerWorker('malee', 'มาลี ใจดี')
  await patch('malee', 1, answers)
  const { answer, pages } = await pdfOf('malee')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(pages).toHaveLength(1)
  const text = (pages[0] ?? []).join(' ')
  for (const said of [
    'มาลี ใจดี',
    'เสิร์ฟมา 3 ปี น้ำใจดี',
    'โทร 0812345678',
    'พนักงานเสิร์ฟ, แคชเชียร์',
    'พนักงานเสิร์ฟ 1–2 ปี',
    'ร้านข้าวแกงป้าศรี · พนักงานเสิร์ฟ · ม.ค. 2567 – ก.ย. 2568',
    'ยกถาด',
    'ไทย (คล่อง)',
    'พญาไท · กรุงเทพมหานคร',
    'ไม่เกิน 6 กม. จากที่พัก',
    'พุธ: เช้า บ่าย',
    'ตั้งแต่ ฿550 ต่อวัน',
    'กะดึก',
    'ชอบคุยกับลูกค้า',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toMatch(/13\.78|100\.54/)
})

test('a resume that says a great deal goes on over the next page and loses nothing', async () => {
  await partim.registerWorker('long', 'ชาติชาย ยาวมาก')
  const workExperiences = Array.from({ length: 12 }, (_, index) => ({
    workplace: `ร้านที่ ${index + 1} ${'ชื่อยาว'.repeat(9)}`,
    startedOn: '2020-01-01',
  }))
  const about = Array.from({ length: 30 }, (_, index) => `บรรทัดที่ ${index + 1}`).join('\n')
  await patch('long', 1, { ...answers, about, workExperiences })
  const { pages } = await pdfOf('long')
  expect(pages.length).toBe(2)
  const text = pages.flat().join(' ')
  for (const said of ['ร้านที่ 12', 'บรรทัดที่ 30', 'ชาติชาย ยาวมาก']) expect(text).toContain(said)
})

test('an empty resume is a page with a name', async () => {
  await partim.registerWorker('empty', 'ว่าง เปล่า')
  const { pages } = await pdfOf('empty')
  expect(pages).toHaveLength(1)
  expect(pages[0]?.join(' ')).toContain('ว่าง เปล่า')
})
