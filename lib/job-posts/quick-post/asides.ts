import { month } from '@/validators/month-names'
import { type Line, pattern } from './line'
import { baht, hour, number, readNumber, smallNumber } from './numbers'
import type { Duration } from './times'
import { shortWeekdayRow, weekdayRow } from './weekday-names'

const bareRange = '(บ่าย\\s*)?\\d{1,2}\\s*(โมง|น\\.?)?\\s*(-|ถึง)\\s*\\d{1,2}\\s*(โมง(เย็น)?|น(?![ก-๎])\\.?)'
const clockRange = '\\d{1,2}[.:]\\d{2}\\s*(น\\.?)?\\s*(-|ถึง)\\s*\\d{1,2}[.:]\\d{2}(\\s*น\\.?)?'
const per = `(\\s*(\\/|ต่อ)\\s*(คน|วัน|${hour}|เดือน))*`

/** What is sold, or paid for by the piece: its price is not what a person is paid for a day, an hour or the job. */
const thing =
  '(ตัว|กล่อง|ชิ้น|แก้ว|จาน|ถุง|ออร์?เดอร์|เที่ยว|ห้อง|คัน|ไม้|ถัง|ขวด|ลูก|ใบ|ชุด|แผ่น|(กิ)?โล|กก\\.?|จุด|ถ้วย|ชาม|คู่|ดอก|บิล|เซ็?ต|เครื่อง|หลัง|ลัง)'
/** Why somebody of the shop is not there. */
const away = '(ลาออก|ลา(ป่วย|คลอด|กิจ|งาน)?|ป่วย|ไม่มา)'

/**
 * Patterns for things people mention that the form does not ask for: their numbers are not days, hours, people or pay.
 */
const asides = [
  'https?:\\/\\/\\S+',
  // A telephone number; "05-12-2569 9.00" is a day.
  '(?<!\\d)(?!\\d{2}-\\d{1,2}-2[05]\\d\\d(?!\\d))0\\d([ -]?\\d){7,8}(?!\\d)',
  '(line|ไลน์|ไอดี|id)\\s*[:@]*\\s*[@a-z][\\w.-]+',
  'อายุ\\s*(ตั้งแต่|ไม่เกิน)?\\s*\\d{1,2}(\\s*(-|ถึง)\\s*\\d{1,2})?\\s*(\\+|ปี)?\\s*(ขึ้นไป)?',
  '(?<!\\d)\\d{1,2}\\s*(-\\s*\\d{1,2}\\s*)?ปี(\\s*ขึ้นไป)?',
  '(?<!\\d|(ละ|ช\\.?ม\\.?)\\s*)\\d{2}\\+(?!\\s*\\d)',
  '(ส่วนสูง|สูง|น้ำหนัก)\\s*(ไม่เกิน)?\\s*\\d{2,3}\\s*(ซม\\.?|cm|กก\\.?)?\\s*(ขึ้นไป)?',
  `(?<!ห้อง|ที่|บ้าน)(พัก|เบรค|เบรก)(เที่ยง|กลางวัน|บ่าย|เย็น|ช่วง|ตอน|ระหว่าง|เบรค|เบรก)*\\s*(${clockRange}|${bareRange}|(${number})\\s*(${hour}|นาที)|เที่ยง(?!คืน))?`,
  `(โอที|(?<![a-z])ot(?![a-z])|o\\.t\\.|ล่วงเวลา)\\s*(${clockRange}|(${hour}|วัน)\\s*ละ)?\\s*((${number})\\s*${baht}?${per})?`,
  `(ทิป|ค่าเดินทาง|ค่ารถ|ค่าน้ำมัน|ค่าข้าว|ค่าอาหาร|เบี้ยขยัน|เบี้ยเลี้ยง|โบนัส|ค่าคอมมิชชั่น|ค่าคอม|เซอร์วิสชาร์จ|ค่ากะ|มัดจำ|ค่าชุด|ค่าเสื้อ|(ค่า)?ประกัน(ชุด|เสื้อ|อุปกรณ์|งาน)?|ค่าสมัคร|ค่าหอ|ค่าที่พัก|ค่าโทร|หัก|ปรับ|ยอดขาย)\\s*(ให้|อีก|เพิ่ม)?\\s*((วัน|เดือน|คน)ละ)?\\s*((${number})\\s*${baht}?${per})?`,
  `(ให้)?(เพิ่ม|บวก|พิเศษ)(ให้|อีก|พิเศษ)*\\s*(${number})\\s*${baht}${per}`,
  `(${thing}|โต๊ะ|ทีม)ละ\\s*(${number})\\s*(${baht}|คน|ท่าน)?`,
  `(กะ|รอบ|สาขา)ละ\\s*(${smallNumber})\\s*(คน|ท่าน)`,
  `(${number})\\s*${baht}?\\s*(\\/|ต่อ)\\s*${thing}(?![ก-๎])`,
  `(บุฟ[ก-๎]+|ชาบู|กระทะ)[\\s(]*หัวละ\\s*(${number})`,
  `(?<=\\d)\\+\\d+(\\s*${baht})?`,
  '(แขก|ลูกค้า|ผู้(ร่วม|เข้า)\\S*|คนดู|งานเลี้ยง|จัดเลี้ยง|รองรับ|นั่งได้|(ให้|สำหรับ|เลี้ยง|ดูแล)(เด็ก|นักเรียน|พระ|คน|พนักงาน))\\s*(ประมาณ)?\\s*\\d{2,}\\s*(คน|ท่าน|รูป)',
  'งาน\\s*\\d{3,}\\s*คน',
  '(?<!\\d)\\d+([/,-]\\d+)*\\s*(โต๊ะ|ชิ้น|กล่อง|ออเดอร์|ออร์เดอร์|ชั้น|กม\\.?|km|กิโล(เมตร)?|เมตร|มื้อ)',
  '(พระราม|ซอย|ซ\\.|สุขุมวิท|ลาดพร้าว|รามคำแหง|พหลโยธิน|เพชรเกษม|ชั้น|ห้อง|ประตู|อาคาร|ตึก|โซน|ฮอลล์|hall)\\s*(ที่\\s*)?\\d+(?![\\d.:/,]*\\d|\\s*(คน|โมง|ทุ่ม|น\\.|บาท))',
  'จ่าย(เงิน|ค่าแรง)?\\s*(ทุก)?\\s*(สิ้นเดือน|สัปดาห์|อาทิตย์|วันต่อวัน|หลังเลิกงาน|จบงาน|หลังจบงาน|สดรายวัน|รายวัน(?!\\s*(ละ\\s*)?\\d)|วันที่\\s*\\d{1,2}(\\s*(และ|กับ|,)\\s*\\d{1,2})?)',
  '(ทุก|วิก(ละ)?|ภายใน|จ่าย(เงิน)?ใน)\\s*\\d+\\s*วัน',
  '(ทัก|ติดต่อ|สอบถาม|แจ้ง|โทร(หา)?|ขออนุญาต|ขอบคุณ|รบกวน|สวัสดี)\\s*(ค่?ะ|ครับ)?\\s*แอดมิน',
  // When somebody can be reached, which is not when people work.
  `(เวลา(ทำการ|ราชการ)|(โทร|ติดต่อ|สอบถาม|ทัก)\\S{0,16}[\\s\\0]*(ได้|ใน|ระหว่าง|\\()[ก-๎]{0,16})\\s*((${weekdayRow}|${shortWeekdayRow})\\s*)?(${clockRange}|${bareRange})`,
  '(ได้|เต็ม|มี|ครบ)แล้ว\\s*\\d+\\s*คน|มี\\s*\\d+\\s*คน\\s*แล้ว',
  `มี(พนักงาน|คน|เด็ก|น้อง)(ๆ|อยู่|ประจำ|แค่)*\\s*(${smallNumber})\\s*คน`,
  `(?<!แทน\\S{0,12})${away}(ไป|กัน)*\\s*(${smallNumber})\\s*คน`,
  `(?<!(แทน|ขอ|หา|รับ|ขาด|อีก|ต้องการ)\\S*\\s*)(${smallNumber})\\s*คน\\s*${away}`,
  `(มา|เพื่อน|พา)\\S*\\s*(${smallNumber})\\s*คน(\\s*ก็)?ได้|มาด้วยได้\\s*(${smallNumber})\\s*คน`,
  `(ครอบครัว|(ดูแล|เลี้ยง|เฝ้า|สอน)(เด็ก|น้อง|คุณ|ผู้|คนแก่|นักเรียน)\\S*)\\s*(${smallNumber})\\s*คน`,
  '(บ้าน)?เลขที่\\s*\\d+(\\/\\d+)?',
  `(?<!\\d)(24\\s*\\/\\s*7|7\\s*-\\s*11(?!\\s*(โมง|น\\.|น(?![ก-๎])|\\/|${month}|เดือน|นี้)))(?![\\d.:])`,
  'เปิด(ร้าน|บริการ)?ทุกวัน',
  '(?<![\\d.]|-\\s*)(?<hour>[1-9]|1[0-2])\\.\\k<hour>(?![\\d.]|\\s*(-|ถึง|น))',
  '(สมัคร|ทัก|โทร)(ได้|มา)?\\s*(ตั้งแต่)?วันนี้',
].map(pattern)

/** How long a shift is, unless it is what somebody is paid for ("500/8 hours"). */
const duration = pattern(
  `(?<before>(ขั้นต่ำ|อย่างน้อย|ประมาณ|ไม่เกิน|ก่อน|มา)\\s*)?(วันละ\\s*)?(?<![\\d/.:]|\\/\\s)(?<from>\\d{1,2}\\s*(-|ถึง)\\s*)?(?<hours>(1[0-6]|[2-9])(\\.5)?|1\\.5|(?<!บ่าย|ตี)(?!\\d)(${smallNumber})|1(?!\\s*${hour}\\s*:?\\s*\\d{2,3}\\s*${baht})(?<!${baht}\\s*1))\\s*${hour}(?!\\.?\\s*(ล่?ะ|นึง|หนึ่ง))(?<half>\\s*ครึ่ง)?(?<after>\\.?\\s*(ขึ้นไป|-))?`,
)

/** Takes out what the form does not ask for, and reads how long the shift is, if one length is said for sure. */
export function skipAsides(line: Line): Duration | null {
  for (const aside of asides) for (const found of line.find(aside)) line.skip(found)
  const [only, second] = line.find(duration).map((found) => {
    const { before, from, hours = '', half, after } = found.groups
    const isSure = !before && !from && !after
    line.skip(found)
    return isSure
      ? { start: found.start, end: found.end, minutes: ((readNumber(hours) ?? 0) + (half ? 0.5 : 0)) * 60 }
      : null
  })
  return (second === undefined && only) || null
}
