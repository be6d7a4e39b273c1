import { demoCompany, demoPosts } from '@/services/shared/identity/demo-company'
import type { CompanyStanding } from '@/validators/company-standing'
import type { WorkType } from '@/validators/work-types'

type SampleMessage = {
  /** The account of a member of the company; null for the worker. */
  readonly by: string | null
  readonly text: string
  readonly minutesAgo: number
}

type SampleConversation = {
  readonly company: { readonly id: string; readonly name: string; readonly standing: CompanyStanding }
  /** Id of a sample worker; null for the demo worker. */
  readonly workerId: string | null
  readonly post: { readonly id: string; readonly title: string; readonly workType: WorkType }
  readonly messages: readonly SampleMessage[]
  /** How many messages each side has read. */
  readonly read: { readonly company: number; readonly worker: number }
  readonly isStarred?: true
}

const ours = { id: demoCompany.id, name: demoCompany.name, standing: 'represented' } as const
/** A company that nobody can sign in to. */
const caterer = {
  id: '019db2f0-6a00-7c11-9d5e-3f0a52b81c02',
  name: 'ห้างหุ้นส่วนจำกัด รุ่งเรืองจัดเลี้ยง',
  standing: 'represented',
} as const
const { ownerUid, recruiterUid } = demoCompany
const [serving, kitchen] = demoPosts
const hour = 60
const day = 24 * hour

/** What the demo owner and the demo worker find in their chats. */
export const sampleConversations: readonly SampleConversation[] = [
  {
    company: ours,
    workerId: null,
    post: kitchen,
    messages: [
      {
        by: recruiterUid,
        text: 'สวัสดีค่ะคุณบัวผัน เห็นเรซูเม่แล้วสนใจมากค่ะ สาขาสยามต้องการคนช่วยครัวสัปดาห์นี้ สะดวกไหมคะ',
        minutesAgo: day + 5 * hour,
      },
      { by: null, text: 'สวัสดีค่ะ สะดวกวันเดียวค่ะ อีกวันติดงานบุญที่วัด', minutesAgo: day + 4 * hour },
      {
        by: recruiterUid,
        text: 'วันเดียวก็ได้ค่ะ เข้างานเก้าโมง เลิกหกโมงเย็น มีข้าวกลางวันให้ค่ะ',
        minutesAgo: day + 3 * hour,
      },
      { by: null, text: 'ต้องเตรียมผ้ากันเปื้อนไปเองไหมคะ', minutesAgo: 2 * hour },
      {
        by: ownerUid,
        text: 'ทางร้านมีให้ค่ะ ใส่รองเท้าหุ้มส้นกันลื่นมาก็พอค่ะ',
        minutesAgo: hour + 30,
      },
      {
        by: null,
        text: 'ได้ค่ะ ลงรถที่สถานีสยามแล้วเดินไปทางไหนคะ',
        minutesAgo: 25,
      },
    ],
    read: { company: 5, worker: 6 },
  },
  {
    company: ours,
    workerId: '019a7900-5653-7887-b2c2-6f5730bba8d0',
    post: serving,
    messages: [
      {
        by: ownerUid,
        text: 'สวัสดีค่ะคุณกชพร ร้านที่สยามขาดพนักงานเสิร์ฟวันเสาร์อาทิตย์ สนใจไหมคะ จ่ายหลังเลิกงานทุกวันค่ะ',
        minutesAgo: 2 * day + 3 * hour,
      },
      { by: null, text: 'สนใจค่ะ เคยเสิร์ฟร้านอาหารไทยมาหนึ่งปีค่ะ', minutesAgo: 2 * day + 2 * hour },
      { by: null, text: 'ขอไลน์พี่หน่อยได้ไหมคะ จะได้ส่งรูปชุดให้ดู', minutesAgo: 2 * day + hour },
      {
        by: ownerUid,
        text: 'คุยกันในนี้สะดวกกว่าค่ะ ใส่เสื้อดำกับกางเกงขายาวดำมาได้เลยค่ะ',
        minutesAgo: 2 * day,
      },
      { by: null, text: 'ได้ค่ะ เจอกันวันเสาร์นะคะ', minutesAgo: day + 20 * hour },
    ],
    read: { company: 5, worker: 5 },
    isStarred: true,
  },
  {
    company: ours,
    workerId: '019d7d3b-5416-7fce-8a63-bea6a8dec1d3',
    post: serving,
    messages: [
      {
        by: recruiterUid,
        text: 'สวัสดีค่ะคุณวิชญ์พล สนใจงานเสิร์ฟสุดสัปดาห์ที่สาขาสยามไหมคะ',
        minutesAgo: 3 * day,
      },
    ],
    read: { company: 0, worker: 0 },
  },
  {
    company: caterer,
    workerId: null,
    post: { id: '019db2f0-6a00-7c11-9d5e-3f0a52b81c13', title: 'แม่ครัวงานเลี้ยงนอกสถานที่', workType: 'cook' },
    messages: [
      {
        by: 'somebody',
        text: 'สวัสดีครับ เรามีงานเลี้ยงนอกสถานที่เดือนหน้า 6 วัน วันละ 1,500 บาท สนใจไหมครับ',
        minutesAgo: 3 * day + 2 * hour,
      },
      { by: null, text: 'สนใจค่ะ ทำอาหารกี่อย่างคะ', minutesAgo: 3 * day + hour },
      {
        by: 'somebody',
        text: 'ประมาณสิบอย่างครับ แต่ต้องโอนค่ามัดจำชุด 500 บาทมาก่อน แล้วจะจองคิวให้ครับ',
        minutesAgo: 3 * day,
      },
    ],
    read: { company: 3, worker: 3 },
  },
]

/** What the demo company's members write again and again. */
export const sampleQuickReplies = [
  {
    title: 'ชวนมาทำงาน',
    text: 'สวัสดีค่ะคุณ{ชื่อ} {ร้าน}สนใจเรซูเม่ของคุณสำหรับงาน{งาน} สะดวกไหมคะ',
  },
  { title: 'ยืนยันวันทำงาน', text: 'ยืนยันวันทำงาน {วัน} เวลา {เวลา} ที่{ร้าน} แล้วเจอกันนะคะ' },
  { title: 'สิ่งที่ต้องเตรียม', text: 'ใส่รองเท้าหุ้มส้นกันลื่น และนำบัตรประชาชนตัวจริงมาวันแรกด้วยนะคะ' },
] as const
