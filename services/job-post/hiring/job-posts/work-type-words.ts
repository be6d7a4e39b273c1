import type { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import type { WorkType } from '@/validators/work-types'

type JobPostTerms = {
  readonly type: (typeof jobPostTypes)[number] | null
  readonly payUnit: (typeof payUnits)[number] | null
}

/** What workers call each type of work; the first is its name on the screens (a test compares them). */
export const workTypeWords: Readonly<Record<WorkType, readonly string[]>> = {
  waiter: ['พนักงานเสิร์ฟ', 'เด็กเสิร์ฟ', 'รับออร์เดอร์', 'ร้านอาหาร', 'waiter'],
  barista: ['บาริสต้า', 'ชงกาแฟ', 'ร้านกาแฟ', 'barista'],
  kitchen_helper: ['ผู้ช่วยครัว', 'เด็กครัว', 'ล้างจาน', 'ครัว', 'ร้านอาหาร'],
  cook: ['พ่อครัว/แม่ครัว', 'กุ๊ก', 'เชฟ', 'ทำอาหาร', 'ครัว', 'ร้านอาหาร', 'cook'],
  cashier: ['แคชเชียร์', 'คิดเงิน', 'เก็บเงิน', 'cashier'],
  sales: ['พนักงานขาย', 'ขายของ', 'เซลส์', 'sales'],
  stock: ['จัดเรียงสินค้า', 'เช็กสต๊อก', 'เติมของ', 'stock'],
  packer: ['แพ็กสินค้า', 'แพ็คของ', 'คลังสินค้า', 'โกดัง', 'packing'],
  cleaner: ['ทำความสะอาด', 'แม่บ้าน', 'cleaner'],
  promoter: ['แนะนำสินค้า', 'พีซี', 'pc', 'แจกใบปลิว'],
  event_staff: ['ทีมงานอีเวนต์', 'งานอีเวนต์', 'สตาฟ', 'event', 'staff'],
  delivery: ['ส่งของ', 'ส่งอาหาร', 'ไรเดอร์', 'ขับรถ', 'rider'],
  receptionist: ['พนักงานต้อนรับ', 'ต้อนรับ', 'หน้าเคาน์เตอร์', 'reception'],
  admin: ['ธุรการ', 'แอดมิน', 'คีย์ข้อมูล', 'เอกสาร', 'admin'],
  security: ['รักษาความปลอดภัย', 'รปภ', 'ยาม', 'security'],
}

/** What people type to find work of a post's type or pay; every post is part-time work to them. */
export function termWords({ type, payUnit }: JobPostTerms): readonly string[] {
  return [
    'พาร์ทไทม์',
    'พาร์ตไทม์',
    'พารทไทม์',
    'part time',
    'parttime',
    ...(type === 'daily' || payUnit === 'day' ? ['รายวัน'] : []),
    ...(payUnit === 'hour' ? ['รายชั่วโมง'] : []),
    ...(type === 'event' ? ['อีเวนต์', 'event'] : []),
  ]
}
