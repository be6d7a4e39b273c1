import type { WorkType } from '@/validators/work-types'
import { type Line, pattern, type Stretch, spelling } from './line'

type Words = Readonly<Partial<Record<WorkType, readonly string[]>>>

/** What people call each type of work, with the wrong letters they are met in; marks are matched loosely anyway. */
const named: Words = {
  waiter: [
    'เสิร์ฟ',
    'เสริฟ',
    'เสิฟ',
    'เสิรฟ์',
    'เสิร์ฟอาหาร',
    'เสริฟอาหาร',
    'เสิฟอาหาร',
    'เดินเสิร์ฟ',
    'เดินอาหาร',
    'รับออเดอร์',
    'รับออร์เดอร์',
    'waiter',
    'waitress',
  ],
  barista: [
    'บาริสต้า',
    'บาริสตาร์',
    'บาลิสต้า',
    'บาริสซ่า',
    'ชงกาแฟ',
    'ทำกาแฟ',
    'ชงเครื่องดื่ม',
    'ทำเครื่องดื่ม',
    'ชงน้ำ',
    'ชงชา',
    'ชงชานม',
    'ชงชาไข่มุก',
    'barista',
  ],
  kitchen_helper: [
    'ผู้ช่วยครัว',
    'ผู้ช่วยในครัว',
    'ผู้ช่วยกุ๊ก',
    'ผู้ช่วยเชฟ',
    'ผู้ช่วยพ่อครัว',
    'ผู้ช่วยแม่ครัว',
    'ช่วยครัว',
    'ช่วยในครัว',
    'ช่วยงานครัว',
    'ช่วยงานในครัว',
    'เด็กครัว',
    'เด็กในครัว',
    'พนักงานครัว',
    'งานครัว',
    'ลูกมือ',
    'ลูกมือครัว',
    'ลูกมือเชฟ',
    'ล้างจาน',
    'ล้างชาม',
    'ล้างถ้วยชาม',
    'ล้างแก้ว',
    'เตรียมวัตถุดิบ',
    'หั่นผัก',
    'เตรียมผัก',
    'steward',
  ],
  cook: ['กุ๊ก', 'กุ๊ค', 'พ่อครัว', 'แม่ครัว', 'เชฟ', 'ทำอาหาร', 'ปรุงอาหาร', 'มือผัด', 'ผัดอาหาร', 'cook', 'chef'],
  cashier: [
    'แคชเชียร์',
    'แคชเชีย',
    'แคชเชีย',
    'แคชเซียร์',
    'แคทเชียร์',
    'แคสเชียร์',
    'เก็บเงิน',
    'คิดเงิน',
    'เก็บตังค์',
    'เก็บตัง',
    'cashier',
  ],
  sales: [
    'พนักงานขาย',
    'พนง.ขาย',
    'คนขาย',
    'เด็กขาย',
    'ช่วยขาย',
    'ช่วยขายของ',
    'ขายหน้าร้าน',
    'พนักงานหน้าร้าน',
    'เซลล์',
    'เซลส์',
  ],
  stock: [
    'จัดเรียง',
    'จัดเรียงสินค้า',
    'เรียงสินค้า',
    'เรียงของ',
    'จัดของ',
    'จัดสินค้า',
    'เติมสินค้า',
    'เติมของ',
    'จัดชั้นวาง',
    'สต็อก',
    'สต็อค',
    'สต็อกสินค้า',
    'สต็อกของ',
    'เช็คสต็อก',
    'เช็กสต็อก',
    'เช็คสต็อค',
    'นับสต็อก',
    'นับสต็อค',
    'นับสินค้า',
    'นับของ',
    'stock',
  ],
  packer: [
    'แพ็ก',
    'แพ็ค',
    'แพ็กของ',
    'แพ็คของ',
    'แพ็กสินค้า',
    'แพ็คสินค้า',
    'แพ็กพัสดุ',
    'แพ็คพัสดุ',
    'แพ็คกล่อง',
    'แพ็คกิ้ง',
    'บรรจุ',
    'บรรจุสินค้า',
    'บรรจุกล่อง',
    'ห่อของ',
    'ห่อสินค้า',
    'ห่อพัสดุ',
    'pack',
    'packing',
    'packer',
  ],
  cleaner: [
    'แม่บ้าน',
    'พ่อบ้าน',
    'ทำความสะอาด',
    'ทำความสอาด',
    'กวาดถู',
    'ถูพื้น',
    'กวาดพื้น',
    'เก็บกวาด',
    'ล้างห้องน้ำ',
    'cleaner',
    'cleaning',
  ],
  promoter: [
    'พีซี',
    'pc',
    'pg',
    'แนะนำสินค้า',
    'เชียร์สินค้า',
    'เชียร์เบียร์',
    'แจกใบปลิว',
    'แจกตัวอย่าง',
    'แจกสินค้า',
    'แจกชิม',
    'ชงชิม',
    'พริตตี้',
    'พริตี้',
    'โปรโมเตอร์',
    'ยืนบูธ',
    'ประจำบูธ',
    'promoter',
  ],
  event_staff: [
    'ทีมงานอีเวนต์',
    'ทีมงานอีเวนท์',
    'สตาฟอีเวนต์',
    'สตาฟอีเวนท์',
    'สต๊าฟงานอีเวนต์',
    'สตาฟฟ์อีเวนต์',
    'staff event',
    'event staff',
    'สตาฟคอนเสิร์ต',
    'ทีมงานคอนเสิร์ต',
    'เซ็ตเวที',
    'ตั้งเวที',
  ],
  delivery: [
    'ส่งของ',
    'ส่งอาหาร',
    'ส่งสินค้า',
    'ส่งพัสดุ',
    'ส่งเอกสาร',
    'ส่งน้ำ',
    'ไรเดอร์',
    'ไลเดอร์',
    'ขับรถ',
    'คนขับ',
    'ขับรถส่งของ',
    'ขับมอไซค์ส่งของ',
    'แมสเซนเจอร์',
    'เมสเซนเจอร์',
    'เดลิเวอรี่',
    'เดลิเวอรี',
    'เดลิเวอร์รี่',
    'rider',
    'messenger',
    'delivery',
  ],
  receptionist: [
    'ต้อนรับ',
    'ต้อนรับลูกค้า',
    'ต้อนรับแขก',
    'ต้อนรับหน้าร้าน',
    'รีเซฟชั่น',
    'รีเซพชั่น',
    'รีเซปชั่น',
    'โฮสเตส',
    'โฮสต์',
    'โฮส',
    'host',
    'hostess',
    'reception',
    'receptionist',
  ],
  admin: [
    'แอดมิน',
    'ธุรการ',
    'คีย์ข้อมูล',
    'กรอกข้อมูล',
    'ตอบแชท',
    'ตอบแชต',
    'ตอบลูกค้า',
    'พิมพ์งาน',
    'งานเอกสาร',
    'admin',
  ],
  security: [
    'รปภ',
    'ร.ป.ภ',
    'ยาม',
    'คนเฝ้ายาม',
    'รักษาความปลอดภัย',
    'การ์ด',
    'โบกรถ',
    'เฝ้าร้าน',
    'เฝ้าของ',
    'เฝ้าประตู',
    'security',
  ],
}

/** Words that name a type only where no other is named: events need waiters, and shops cleaners. */
const hinted: Words = {
  event_staff: [
    'อีเวนต์',
    'อีเวนท์',
    'อีเว้น',
    'อีเว้นต์',
    'อีเว้นท์',
    'คอนเสิร์ต',
    'ทีมงาน',
    'สตาฟ',
    'สตาฟฟ์',
    'สตาฟท์',
    'สต๊าป',
    'staff',
    'event',
  ],
  sales: ['ขาย', 'ขายของ', 'ขายสินค้า', 'ขายเสื้อผ้า', 'ขายขนม'],
}

type WorkMatch = Stretch & { readonly type: WorkType }
type Reader = readonly [type: WorkType, wanted: RegExp]

const person = '(?:(?:เด็ก|พนักงาน|พนง\\.?|คน)\\s*)?'

/** A word stands for itself: Latin ones between other letters, and "guard" (ยาม) in "Siam" (สยาม), do not. */
function readersOf(words: Words): Reader[] {
  return Object.entries(words).map(([type, list]) => {
    const sources = list.map((word) => {
      if (/^[a-z]/.test(word)) return `(?<![a-z])${word}s?(?![a-z])`
      return `${word === 'ยาม' ? '(?<!ส|พยา)' : ''}${spelling(word)}`
    })
    return [type as WorkType, pattern(`${person}(?:${longestFirst(sources).join('|')})`)]
  })
}

const longestFirst = (sources: readonly string[]) => [...sources].sort((a, b) => b.length - a.length)

const namedReaders = readersOf(named)
const hintedReaders = readersOf(hinted)
const shopOf = pattern('ร้าน\\s*ขาย(?:ของ|เสื้อผ้า|ขนม)?|(?:พร้อม|มี)?อาหารให้')

/** Reads the type of work; null where none is named or several are. */
export function readWorkType(line: Line): WorkType | null {
  for (const shop of line.find(shopOf)) line.skip(shop)
  const certain = matchesIn(line, namedReaders)
  const matches = certain.length > 0 ? certain : matchesIn(line, hintedReaders)
  const types = new Set(matches.map(({ type }) => type))
  const [only = null] = types
  for (const match of matches) line.take('workType', match, types.size === 1)
  return types.size === 1 ? only : null
}

/** The longest word at each place: a cook's assistant is no cook. */
function matchesIn(line: Line, readers: readonly Reader[]): WorkMatch[] {
  const found = readers.flatMap(([type, wanted]) =>
    line.find(wanted).map(({ start, end }): WorkMatch => ({ start, end, type })),
  )
  const kept: WorkMatch[] = []
  for (const match of found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (!kept.some((other) => match.start < other.end && other.start < match.end)) kept.push(match)
  }
  return kept
}
