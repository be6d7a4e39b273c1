import { adultAge } from '@/validators/age'
import type { Benefit, jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import type { WorkType } from '@/validators/work-types'
import type { Requirements } from '../../shapes/requirements'

type JobPostTerms = {
  readonly type: (typeof jobPostTypes)[number] | null
  readonly payUnit: (typeof payUnits)[number] | null
  readonly payday: (typeof paydays)[number] | null
  readonly benefits: readonly Benefit[]
  readonly requirements: Requirements
  readonly minAge: number | null
}

/** What workers call each type of work; the first is its name on the screens (a test compares them). */
export const workTypeWords: Readonly<Record<WorkType, readonly string[]>> = {
  waiter: ['พนักงานเสิร์ฟ', 'เด็กเสิร์ฟ', 'รับออร์เดอร์', 'ร้านอาหาร', 'waiter'],
  barista: ['บาริสต้า', 'ชงกาแฟ', 'ร้านกาแฟ', 'คาเฟ่', 'ชานม', 'cafe', 'barista'],
  kitchen_helper: ['ผู้ช่วยครัว', 'เด็กครัว', 'ล้างจาน', 'เตรียมผัก', 'ครัว', 'ร้านอาหาร'],
  cook: ['พ่อครัว/แม่ครัว', 'กุ๊ก', 'เชฟ', 'ทำอาหาร', 'ครัว', 'ร้านอาหาร', 'cook'],
  cashier: ['แคชเชียร์', 'คิดเงิน', 'เก็บเงิน', 'cashier'],
  sales: ['พนักงานขาย', 'ขายของ', 'หน้าร้าน', 'เซลส์', 'sales'],
  stock: ['จัดเรียงสินค้า', 'จัดของ', 'ยกของ', 'เช็กสต๊อก', 'เติมของ', 'stock'],
  packer: ['แพ็กสินค้า', 'แพ็คของ', 'บรรจุ', 'คลังสินค้า', 'โกดัง', 'โรงงาน', 'ยกของ', 'packing'],
  cleaner: ['ทำความสะอาด', 'แม่บ้าน', 'ล้างห้องน้ำ', 'ทำห้องพัก', 'cleaner'],
  promoter: ['แนะนำสินค้า', 'พีซี', 'pc', 'pg', 'แจกใบปลิว', 'ยืนบูธ', 'พริตตี้'],
  event_staff: ['ทีมงานอีเวนต์', 'งานอีเวนต์', 'สตาฟ', 'event', 'staff'],
  delivery: ['ส่งของ', 'ส่งอาหาร', 'ไรเดอร์', 'แมสเซนเจอร์', 'มอเตอร์ไซค์', 'ขับรถ', 'rider'],
  receptionist: ['พนักงานต้อนรับ', 'ต้อนรับ', 'หน้าเคาน์เตอร์', 'reception'],
  admin: ['ธุรการ', 'แอดมิน', 'คีย์ข้อมูล', 'ตอบแชต', 'เอกสาร', 'ออฟฟิศ', 'admin'],
  security: ['รักษาความปลอดภัย', 'รปภ', 'ยาม', 'การ์ด', 'security'],
}

const benefitWords: Readonly<Partial<Record<Benefit, readonly string[]>>> = {
  meal: ['มีอาหาร', 'มีข้าว', 'ข้าวฟรี'],
  travel: ['ค่าเดินทาง', 'ค่ารถ'],
  accommodation: ['มีที่พัก', 'ที่พักฟรี'],
  tips: ['ทิป'],
  training: ['สอนงาน'],
}

/** What people type to find work by its terms; every post is part-time work to them, and one that says no age is for adults. */
export function termWords({
  type,
  payUnit,
  payday,
  benefits,
  requirements,
  minAge,
}: JobPostTerms): readonly string[] {
  return [
    'พาร์ทไทม์',
    'พาร์ตไทม์',
    'พารทไทม์',
    'part time',
    'parttime',
    ...(type === 'daily' || payUnit === 'day' ? ['รายวัน'] : []),
    ...(payUnit === 'hour' ? ['รายชั่วโมง'] : []),
    ...(type === 'event' ? ['อีเวนต์', 'event'] : []),
    ...(payday === 'same_day' ? ['จ่ายรายวัน', 'รับเงินเลย', 'จ่ายวันต่อวัน'] : []),
    ...benefits.flatMap((benefit) => benefitWords[benefit] ?? []),
    ...(requirements.experienceMonths ? [] : ['ไม่ต้องมีประสบการณ์', 'ไม่มีประสบการณ์']),
    ...((minAge ?? adultAge) <= adultAge ? ['นักศึกษา'] : []),
    ...((minAge ?? adultAge) < adultAge ? ['นักเรียน'] : []),
  ]
}
