import { bangkokToday } from '@/validators/rules'
import { inOrder } from '@/validators/shift-days'
import type { JobPostState } from '@/validators/states/job-post'
import type { JobPostDraft } from '../hiring/job-posts/present'
import type { ReviewReason } from '../platform/word-review/review'

type SampleJobPost = {
  readonly state: JobPostState
  /** Position in `sampleBranches`. */
  readonly branch: number
  readonly draft: JobPostDraft
  readonly reviewReasons?: readonly ReviewReason[]
  /** What staff said when they rejected it. */
  readonly reviewNote?: string
}

const day = (ahead: number) => bangkokToday(new Date(Date.now() + ahead * 86_400_000))

const shifts = (days: readonly number[], startTime: string, endTime: string, breakMinutes = 60) =>
  days.map((ahead) => ({ date: day(ahead), startTime, endTime, breakMinutes }))

const daily = { type: 'daily', payUnit: 'day', payday: 'same_day' } as const
const partTime = { type: 'part_time', payUnit: 'hour', payday: 'weekly' } as const
const event = { type: 'event', payUnit: 'job', payday: 'same_day' } as const

const cooking = {
  ...daily,
  workType: 'cook',
  headcount: 1,
  gear: 'เสื้อยืดคอกลม กางเกงขายาว รองเท้าหุ้มส้นกันลื่น',
  contactName: 'พี่หนึ่ง หัวหน้าครัว',
} as const

/** The posts of the demo worker: what she is hired for, invited to, and has done; their titles. */
export const cookTitles = {
  tomorrow: 'แม่ครัวข้าวแกง กะเช้า',
  invited: 'แม่ครัวงานเลี้ยงพระ เลือกวันได้',
  done: ['แม่ครัวทำบุญบริษัท', 'แม่ครัวเตรียมกับข้าวเช้า'],
} as const

/** Job posts in every state, with shifts around today. */
export const sampleJobPosts = (): SampleJobPost[] => [
  {
    state: 'filled',
    branch: 1,
    draft: {
      ...cooking,
      title: cookTitles.tomorrow,
      description: 'ทำแกงและผัด 8 อย่างให้เสร็จก่อนร้านเปิด มีผู้ช่วยครัว 1 คน',
      payAmount: 70_000,
      shifts: shifts([1], '06:00', '14:00'),
    },
  },
  {
    state: 'published',
    branch: 1,
    draft: {
      ...cooking,
      title: cookTitles.invited,
      description: 'ทำอาหารถวายพระและเลี้ยงแขก 40 คน มากี่วันก็ได้ มีผู้ช่วยครัว 2 คน',
      payAmount: 60_000,
      shiftChoice: 'each',
      shifts: shifts([3, 4, 5, 6, 7], '06:00', '11:00', 0),
    },
  },
  {
    state: 'published',
    branch: 0,
    draft: {
      ...cooking,
      title: 'แม่ครัวอาหารตามสั่ง กะเช้า เลือกวันได้',
      description: 'ทำอาหารตามสั่งให้พนักงานออฟฟิศ เมนูไม่เกิน 20 อย่าง',
      payAmount: 65_000,
      shiftChoice: 'each',
      shifts: shifts([2, 3, 4, 5, 6, 7], '06:00', '12:00', 60),
    },
  },
  ...cookTitles.done.map(
    (title, index): SampleJobPost => ({
      state: 'expired',
      branch: 1,
      draft: {
        ...cooking,
        title,
        description: 'ทำกับข้าว 6 อย่างกับผู้ช่วยครัวของร้าน',
        payAmount: 65_000 + index * 3_000,
        shifts: shifts(index === 0 ? [-4] : [-11, -10], '06:00', '14:00'),
      },
    }),
  ),
  {
    state: 'published',
    branch: 0,
    draft: {
      ...daily,
      workType: 'waiter',
      title: 'พนักงานเสิร์ฟ สุดสัปดาห์',
      gear: 'เสื้อดำ กางเกงขายาวดำ รองเท้าหุ้มส้น',
      contactName: 'พี่แนน ผู้จัดการร้าน',
      description: 'รับออร์เดอร์ เสิร์ฟอาหาร เก็บโต๊ะ มีอาหารให้ 1 มื้อ ใส่เสื้อดำ รองเท้าหุ้มส้น',
      headcount: 5,
      payAmount: 60_000,
      shifts: shifts([3, 4], '10:00', '19:00'),
    },
  },
  {
    state: 'published',
    branch: 0,
    draft: {
      ...daily,
      workType: 'kitchen_helper',
      title: 'ผู้ช่วยครัว ล้างจานและเตรียมผัก',
      gear: 'รองเท้าหุ้มส้นกันลื่น ร้านมีผ้ากันเปื้อนให้',
      contactName: 'พี่หนึ่ง หัวหน้าครัว',
      description: 'ล้างจาน เตรียมผัก ดูแลความสะอาดครัว ไม่ต้องมีประสบการณ์ มีคนสอน',
      headcount: 3,
      payAmount: 55_000,
      shifts: shifts([1, 2, 3], '09:00', '18:00'),
    },
  },
  {
    state: 'published',
    branch: 1,
    draft: {
      ...partTime,
      workType: 'barista',
      title: 'บาริสต้าพาร์ทไทม์ช่วงเช้า',
      gear: 'เสื้อขาวมีปก กางเกงดำ',
      contactName: 'พี่ฝน หัวหน้าบาร์',
      description: 'ชงกาแฟเครื่องเอสเปรสโซ ตีฟองนมได้ ดูแลหน้าบาร์ มีส่วนลดเครื่องดื่ม',
      headcount: 2,
      payAmount: 8_500,
      shifts: shifts([2, 4, 6, 8], '07:00', '12:00', 0),
    },
  },
  {
    state: 'published',
    branch: 2,
    draft: {
      ...daily,
      workType: 'cashier',
      title: 'แคชเชียร์หน้าร้าน',
      gear: 'เสื้อขาว กางเกงหรือกระโปรงดำ รองเท้าหุ้มส้น',
      contactName: 'พี่แอน ผู้จัดการกะ',
      description: 'คิดเงิน ปิดยอดประจำวัน ใช้เครื่องคิดเงินเป็นจะพิจารณาเป็นพิเศษ',
      headcount: 1,
      payAmount: 58_000,
      shifts: shifts([5, 6], '11:00', '20:00'),
    },
  },
  {
    state: 'published',
    branch: 1,
    draft: {
      ...event,
      workType: 'event_staff',
      title: 'ทีมงานออกบูธเทศกาลอาหาร',
      gear: 'กางเกงขายาว รองเท้าผ้าใบ รับเสื้อทีมงานที่บูธ',
      contactName: 'พี่กอล์ฟ หัวหน้าบูธ',
      description: 'จัดบูธ แจกตัวอย่างชิม แนะนำเมนูใหม่ ทำงานเป็นทีม 6 คน',
      headcount: 6,
      payAmount: 120_000,
      shifts: shifts([9, 10], '12:00', '21:00'),
    },
  },
  {
    state: 'published',
    branch: 1,
    draft: {
      ...daily,
      workType: 'waiter',
      title: 'พนักงานเสิร์ฟกะเช้า กะเย็น เลือกวันได้',
      gear: 'เสื้อดำ กางเกงดำ รองเท้าหุ้มส้น',
      contactName: 'หัวหน้ากะของวันนั้น',
      description: 'เสิร์ฟอาหารและเก็บโต๊ะ มากี่กะก็ได้ กะเย็นวันหยุดลูกค้ามาก จึงรับมากกว่ากะอื่น',
      headcount: 3,
      payAmount: 58_000,
      shiftChoice: 'each',
      shifts: inOrder([
        ...shifts([3, 4, 5], '07:00', '15:00'),
        ...shifts([3], '15:00', '23:00'),
        ...shifts([4, 5], '15:00', '23:00').map((evening) => ({ ...evening, headcount: 5 })),
      ]),
    },
  },
  {
    state: 'paused',
    branch: 2,
    draft: {
      ...partTime,
      workType: 'delivery',
      title: 'พนักงานส่งอาหารช่วงเย็น',
      description: 'ส่งอาหารรอบร้านไม่เกิน 3 กม. มีรถให้ใช้ ต้องมีใบขับขี่รถจักรยานยนต์',
      headcount: 2,
      payAmount: 8_000,
      shifts: shifts([4, 5, 6], '17:00', '22:00', 0),
    },
  },
  {
    state: 'draft',
    branch: 0,
    draft: { ...daily, workType: 'cook', title: 'ผู้ช่วยกุ๊กวันหยุดยาว', headcount: 2 },
  },
  {
    state: 'draft',
    branch: 1,
    draft: {
      ...daily,
      workType: 'cleaner',
      title: 'แม่บ้านทำความสะอาดหลังปิดร้าน',
      payAmount: 50_000,
      shifts: shifts([7], '21:00', '02:00', 0),
    },
  },
  {
    state: 'pending_review',
    branch: 0,
    reviewReasons: ['contact_details'],
    draft: {
      ...daily,
      workType: 'promoter',
      title: 'พนักงานแนะนำสินค้าหน้าร้าน',
      description: 'เชิญชวนลูกค้าเข้าร้าน สนใจแอดไลน์ kruayaibua ได้เลย',
      headcount: 2,
      payAmount: 60_000,
      shifts: shifts([6], '11:00', '20:00'),
    },
  },
  {
    state: 'rejected',
    branch: 2,
    reviewReasons: ['link'],
    reviewNote: 'ให้คนหางานสมัครผ่านพาร์ทิมเท่านั้น ลบเว็บไซต์ออกแล้วส่งใหม่ได้',
    draft: {
      ...daily,
      workType: 'sales',
      title: 'พนักงานขายหน้าร้าน',
      description: 'สมัครผ่าน www.example.com เท่านั้น',
      headcount: 1,
      payAmount: 55_000,
      shifts: shifts([8], '10:00', '19:00'),
    },
  },
  {
    state: 'filled',
    branch: 1,
    draft: {
      ...daily,
      workType: 'waiter',
      title: 'พนักงานเสิร์ฟงานเลี้ยงบริษัท',
      gear: 'เสื้อเชิ้ตขาว กางเกงดำ รองเท้าหนังดำ',
      contactName: 'พี่แนน ผู้จัดการร้าน',
      description: 'เสิร์ฟอาหารแบบโต๊ะจีน 5 โต๊ะ มีหัวหน้าทีมดูแล',
      headcount: 2,
      payAmount: 65_000,
      shifts: shifts([1], '15:00', '23:00'),
    },
  },
  {
    state: 'expired',
    branch: 0,
    draft: {
      ...daily,
      workType: 'stock',
      title: 'นับสต๊อกสิ้นเดือน',
      description: 'นับวัตถุดิบและบันทึกลงแท็บเล็ต ทำงานในห้องเย็นเป็นช่วง มีเสื้อกันหนาวให้',
      headcount: 4,
      payAmount: 60_000,
      shifts: shifts([-9, -8], '08:00', '17:00'),
    },
  },
  {
    state: 'closed',
    branch: 2,
    draft: {
      ...daily,
      workType: 'kitchen_helper',
      title: 'ผู้ช่วยครัวเทศกาลลอยกระทง',
      description: 'เตรียมวัตถุดิบและจัดจาน ร้านปิดรับเพราะได้คนครบแล้ว',
      headcount: 3,
      payAmount: 62_000,
      shifts: shifts([2], '13:00', '22:00'),
    },
  },
  {
    state: 'cancelled',
    branch: 1,
    draft: {
      ...event,
      workType: 'event_staff',
      title: 'ทีมงานเปิดตัวเมนูฤดูหนาว',
      description: 'งานถูกยกเลิกเพราะเลื่อนวันเปิดตัว',
      headcount: 4,
      payAmount: 100_000,
      shifts: shifts([12], '10:00', '18:00'),
    },
  },
]
