import { messengerNamesIn } from './messengers'
import { read, swappable } from './reading'

/** What a message may be asking for that has cost people their money or their name before. */
export const messageWarningKinds = ['deposit', 'id_card', 'bank_card', 'other_app'] as const
export type MessageWarning = (typeof messageWarningKinds)[number]

/** Texts are searched without tone marks and without what stands between letters, so patterns are written the same way. */
const pattern = (source: string) => new RegExp(swappable(source), 'gu')

/** Somebody says that it is not asked for: "ไม่ต้องวางมัดจำ". */
const denial = pattern('(?:ไม่|มิ|ห้าม|อย่า|งด|ไม่เคย|ฟรี)[^\n]{0,14}$')

const feeWords =
  'มัดจำ|เงินประกัน|ค่าประกัน(?!สังคม|สุขภาพ|ชีวิต|อุบัติเหตุ)|ค่าสมัคร|ค่าแรกเข้า|ค่าลงทะเบียน|ค่าดำเนินการ|ค่าธรรมเนียม|ค่าอบรม|ค่าฝึกอบรม|ค่าชุด|ค่าเครื่องแบบ|ค่ายูนิฟอร์ม|ค่าเสื้อ|ค่าเอกสาร|ค่าเดินเรื่อง|ค่าเปิดระบบ|ค่าเปิดบัญชี|ค่าตรวจประวัติ|ค่ายืนยันตัวตน|ค่าจองงาน|ค่าจองคิว|ค่าล็อกงาน'
/** What the one who hires pays. */
const wages =
  'ค่าจ้าง|ค่าแรง|เงินเดือน|ค่าตอบแทน|ค่ากะ|ค่าโอที|โอที|ค่าทิป|ทิป|ค่าเดินทาง|ค่ารถ|เบี้ยขยัน|รายวัน|รายสัปดาห์|ทุกวัน|ทุกสิ้น|สิ้นเดือน|ทุกศุกร์|หลังเลิกงาน|หลังจบงาน|เมื่อจบ|ให้คุณ|ให้น้อง|ให้หลัง|ให้ทุก|ให้วัน|ให้ภายใน|ให้พนักงาน|เข้าบัญชีพนักงาน|เข้าบัญชีน้อง|เข้าบัญชีคุณ|เข้าบัญชีของน้อง|เข้าบัญชีของคุณ|เงินให้|ตังให้|เงินค่า|ย้าย|งาน|สาย|กรรมสิทธิ์'

const deposit = [
  pattern(`(?:โอน|จ่าย|ชำระ|วาง|ส่ง|เสีย|เก็บ|หัก|เรียก|ออก|เตรียม|ขอ|มี|คิด)[^\n]{0,12}(?:${feeWords})`),
  pattern(`(?:${feeWords})[^\n]{0,24}(?:โอน|จ่าย|ชำระ|บาท|ก่อน|คืน|พร้อมเพย์)`),
  pattern(
    `โอน(?!${wages})(?:เงิน(?!เดือน)|ตัง(?:ค)?|มา|ก่อน|เข้า|ไป|ที่|ผ่าน|ทาง|พร้อมเพย์|เลย|\\d)(?!${wages}|แล้ว)[^\n]{0,20}(?:มา|ก่อน|บัญชี(?:นี้|ร้าน|เรา|ผม|พี่|แอดมิน|บริษัท|เลข|\\d)|พร้อมเพย์|บาท|สลิป|เลย|ได้ที่|เข้าแอป|แอดมิน)`,
  ),
  pattern(
    '(?:ช่วย|รบกวน|ต้อง|ให้น้อง|ให้คุณ|ขอให้)โอน(?:เงิน|ตัง|มา|ก่อน)(?!เดือน)[^\n]{0,20}(?:มา|ก่อน|บัญชี|พร้อมเพย์|บาท|ให้(?:เรา|ผม|พี่|ร้าน|แอดมิน))?',
  ),
  pattern('(?:จ่าย|ชำระ)(?:เงิน|ตัง)?(?:มา)?ก่อน(?:เริ่ม|เข้า|ทำ|รับ|ได้|ถึง|จะ)'),
  pattern('(?:ช่วย|รบกวน)โอนให้(?!ทุก|คุณ|น้อง|พนักงาน|ลูกค้า)'),
  pattern('(?<!ลูกค้า)(?:สแกน|แสกน)(?:คิวอาร์|qr)?(?:โค้ด|code)?(?:เพื่อ)?(?:จ่าย|ชำระ|โอน)'),
  pattern('(?:สำรองจ่าย|สำรองเงิน|ออกเงิน|ลงทุน|เติมเงิน|เติมเครดิต)(?:ไป|มา)?ก่อน'),
  pattern('(?:ส่ง|ขอ)(?:ดู)?สลิป(?:โอน|การโอน)?(?:มา|ด้วย|ยืนยัน|ให้)'),
]

/** Asking to have something sent, and not to have it brought along. */
const send = '(?:ส่ง|ถ่าย|แนบ|สแกน|แสกน|แคป|อัปโหลด|อัพโหลด|ขอ(?:ดู)?(?:รูป|ภาพ|เลข|ถ่าย|รหัส)|ขอดู|บอก|แจ้ง|พิมพ์|พิม)'
/** It stays on the way after it: "ส่งรูปบัตรประชาชน", "ถ่ายหน้าบัตรให้หน่อย". */
const shortWay = '[^\n]{0,24}?'
const sentHere =
  '(?:ส่ง(?:มา|ให้|ทาง|ใน|เข้า)|ถ่าย(?:รูป|ส่ง|มา|ให้)|มาทาง|ทางแชท|ทางแชต|ในแชท|ในแชต|ทางนี้|มาในนี้|มาให้ดู|แนบมา)'

const idCards =
  'บัตรประชาชน|บัตรปชช|บัตรปปช|บัตรประจำตัว|บัตรปชช|บปช|หน้าบัตร(?!เอทีเอ|เครดิต|เดบิต|atm|ธนาคาร)|เลข(?:ที่)?บัตร(?!เอทีเอ|เครดิต|เดบิต|atm|ธนาคาร)|เลข13หลัก|เลขประจำตัวประชาชน|เลขหลังบัตร|สำเนาบัตร(?!เอทีเอ|เครดิต)|ทะเบียนบ้าน|พาสปอร์ต|พาสปอต|passport|idcard'
const bankCards =
  'บัตรเอทีเอ็ม|บัตรatm|atm|บัตรเครดิต|บัตรเดบิต|เลข(?:หน้า)?บัตรเครดิต|บัตรธนาคาร|สมุดบัญชี|สมุดธนาคาร|สมุดเงินฝาก|หน้าสมุด|บุ๊?[คก]แบง[คก]?|บุ๊?คแบ้ง|bookbank|หน้าบัญชี|หน้าบุค|cvv|cvc|otp|โอทีพี|รหัสเอทีเอ็ม|รหัสบัตร|พินบัตร|pinบัตร|รหัสแอปธนาคาร|รหัสธนาคาร'

const asked = (things: string) => [
  pattern(`${send}${shortWay}(?:${things})(?!ตัวจริง|แล้ว(?:ค่ะ|คะ|ครับ|นะ|เมื่อ|$)|เรียบร้อย)`),
  pattern(`(?:${things})(?!ตัวจริงมา)[^\n]{0,12}?${sentHere}`),
]
const idCard = asked(idCards)
const bankCard = asked(bankCards)

/** Beginnings of words that end like the Thai word for LINE but do not mean it, and what follows one on a shop floor. */
const line =
  '(?<!ออน|ออฟ|ออฟฟ|เดด|แอร|แอ|ไกด|ไซด|เอาท|เฮด|ฮอต|ฮอท)(?:ไลน|ลายน)(?!การ?ผลิต|ผลิต|แมน|ประกอบ|แพ|บรรจุ|อัพ|อัป|ครัว|คุก|เสิร)|(?<![a-z])line(?!man|up|pay|leader|cook|s)|แมสเซน|เมสเซน|messenger|เทเลแกรม|telegram|วอทส?แอ|whatsapp|วีแชท|wechat|อินสตา|ไอจี(?!เอ)|เฟสบุ|เฟซบุ|facebook|ดิสคอร์|discord|signal|zalo'
const otherApp = [
  pattern(
    `(?:แอด|แอ๊ด|add|ทัก|คุย|ย้าย|เพิ่มเพื่อน|ติดต่อ|ไปต่อ|ต่อ|ขอ|ส่ง|มี|เข้า|สะดวก|ตอบ|โทร|จอย|เข้ากลุ่ม)(?:กัน|ต่อ|มา|ไป|ได้|ที่|ทาง|ใน|ผ่าน|เข้า|กลุ่ม|ไอดี|id|มาที่|หา|แชท|แชต|เพื่อน|สมัคร|ข้อมูล){0,4}(?:${line})`,
  ),
  pattern(`(?:${line})(?:ไอดี|id|ส่วนตัว|ร้าน|กลุ่ม|หน่อย|ได้ไหม|ไหม|มั้ย|ดีกว่า|นะ|สะดวกกว่า|มา|แทน)`),
]

const between = /[\s.,*_·\-/|~'"“”()[\]:;!?…]+/gu

/** A text as it is searched: as a reader sees it, without tone marks and without what stands between its letters. */
const searched = (text: string): string => read(text).text.replace(between, '')

function isAsked(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((one) =>
    Array.from(text.matchAll(one)).some(({ index }) => {
      denial.lastIndex = 0
      return !denial.test(text.slice(Math.max(0, index - 18), index))
    }),
  )
}

/**
 * What a message may be asking for: money in advance, pictures of an identity card, of a bank card or its secrets, or to go on
 * in another app. It reads as people do, however the words are spaced or disguised, and leaves alone what employers ask for
 * with reason: to bring a card along, or where to pay wages.
 */
export function messageWarnings(text: string): readonly MessageWarning[] {
  const sentences = searched(text)
  const found: Record<MessageWarning, boolean> = {
    deposit: isAsked(sentences, deposit),
    id_card: isAsked(sentences, idCard),
    bank_card: isAsked(sentences, bankCard),
    other_app: messengerNamesIn(read(text)).length > 0 || isAsked(sentences, otherApp),
  }
  return messageWarningKinds.filter((kind) => found[kind])
}
