import type { CertificateKind } from '@/validators/certificate-kinds'
import type { LanguageCode, LanguageLevel } from '@/validators/languages'
import type { WorkerSort } from '@/validators/worker-search'

/** How languages are called; the codes are those of ISO 639-1. */
export const languageWords: Readonly<Record<Exclude<LanguageCode, 'th'>, string>> = {
  en: '(อังกฤษ|อังกฤ|ฝรั่ง|eng(lish)?)',
  zh: '(จีน(กลาง)?|แมนดาริน|chinese)',
  ja: '(ญี่ปุ่น|japan(ese)?)',
  ko: '(เกาหลี|korean)',
  my: '(พม่า|เมียนมา(ร์)?|burmese)',
  km: '(เขมร|กัมพูชา|khmer)',
  lo: '(ลาว|lao)',
  ms: '(มลายู|มาเลย์|ยาวี|malay)',
}

/** How well, behind the name of a language or in front of it; the first that is found decides. */
export const levelWords: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/คล่อง|แคล่ว|เก่ง|ดีมาก|เจ้าของภาษา|fluent/, 'fluent'],
  [/นิดหน่อย|เล็กน้อย|พอ(?:พูด|ฟัง|ได้|สื่อสาร)|พื้นฐาน|เบื้องต้น|งูๆ|บ้าง|basic/, 'basic'],
  [/ได้|ดี|สื่อสาร|สนทนา|คุย|พูด|เป็น/, 'conversational'],
]

/** How certificates are called. */
export const certificateWords: Readonly<Partial<Record<CertificateKind, string>>> = {
  driving_licence: '(มี)?(ใบ(อนุญาต)?ขับ(ขี่|รถ)(รถ(ยนต์|มอเตอร์ไซค์|มอไซค์))?|driving licen[cs]e)',
  food_handler:
    '(มี)?((ใบ|บัตร)(รับรอง|อนุญาต|อบรม)?(ผู้)?(สัมผัส|สุขาภิบาล|สุขอนามัย)(ด้าน)?อาหาร|(ผู้)?สัมผัสอาหาร|food ?handler)',
}

export const verifiedWords = '(ที่)?(ผ่านการ)?(ยืนยัน|ตรวจ)(ตัว(ตน|จริง)?|บัตร(ประชาชน)?)(แล้ว)?'
export const ourWords =
  '(ที่)?(คนเก่า(ของ)?(เรา|ร้าน)?|(คน)?(ที่)?เคย(มา)?(ทำ|ช่วย)(งาน)?\\s?(กับ|ให้|ที่)?\\s?(เรา|ร้านเรา|ที่ร้าน|ร้านนี้|สาขาเรา))'
export const favouriteWords = '(ที่)?(คนโปรด|รายการโปรด|ใน(ลิสต์|รายการ)โปรด|ที่(ชอบ|เซฟ|บันทึก)ไว้)'

export const sortWords: Readonly<Record<Exclude<WorkerSort, 'fit'>, string>> = {
  distance: '((ที่)?ใกล้(ที่)?สุด(ก่อน)?|เรียงใกล้)',
  newest: '((คน)?(มา|สมัคร)ใหม่(ล่าสุด|สุด)?|ล่าสุดก่อน|ใหม่สุด)',
  pay: '(ค่าแรง)?(ถูก|ประหยัด)(ที่)?สุด(ก่อน)?',
}

/** Words around what was read that ask for nothing, as the dictionary cuts them. */
export const fillers: ReadonlySet<string> = new Set(
  'อยาก อยากได้ อยากหา ต้องการ กำลัง กำลังหา ช่วย ช่วยหา มองหา ตาม ตามหา หา รับ สมัคร รับสมัคร ขอ เอา มี คน พนักงาน เด็ก น้อง น้องๆ ลูกจ้าง ที่ ซึ่ง และ กับ แล้ว ก็ แล้วก็ ด้วย หน่อย ด่วน ว่าง ทำงาน ทำ มาทำ งาน ได้ แถว แถวๆ ย่าน โซน ใกล้ ใกล้ๆ บริเวณ ละแวก เขต อำเภอ จังหวัด ใน วัน ช่วง ตอน กะ รอบ เวลา ประมาณ ราว ราวๆ นะ ค่ะ คะ ครับ คับ จ้า บ้าง ไหม มั้ย ใคร สัก พาร์ท ไทม์ พาร์ทไทม์ part time รายวัน พูด ภาษา ค่าแรง ค่าจ้าง งบ อยู่ บ้าน พัก ไป มา จ่าย ให้ แต่ หรือ เป็น ๆ รัศมี ระยะ ไม่เกิน บาท ต่อ ละ'.split(
    ' ',
  ),
)
