import { joinSpelledOut, read, toneless } from './reading'

/** Words for ways to reach people, or for who they are: a question with one asks for a way around the product. */
const ways = toneless(
  [
    'เบอร์(?!เกอร์)|โทร(?!ทัศน์)|หมายเลข|อีเมล|อีเมล์|จีเมล|ไอดี|นามสกุล|ชื่อจริง|คิวอาร์|ช่องทาง|บ้านเลขที่|ติดต่อ(?:คุณ|กลับ|ได้|ยังไง|อย่างไร|ทาง|ที่)',
    '(?:ไลน์|ไลย์น|ลายน์)(?!\\s?(?:ผลิต|การผลิต|แมน))|ไอจี|อินสต(?:า|รา)|เมสเ[ซส]็?นเจอร์|ซาโล่?(?![ก-๎])|เฟ[ซส]|วอ[ทต]ส|เทเลแกรม|วีแช[ทต]|ติ๊?กต[อ๊]*็?อก|ทวิตเตอร์|ดิสคอร์?ด',
    "(?<![a-z0-9])(?:line(?!\\s?(?:man|pay))|lineid|id|ig|fb|tel|phone|e-?mail|gmail|facebook|face\\s?book|insta(?:gram)?|what['’]?s\\s?app|telegram|we\\s?chat|viber|tik\\s?tok|zalo|twitter|discord|qr|contact|surname|last\\s?name)(?![a-z])",
  ].join('|'),
)
/** Uses of such words in ordinary shop work, which ask for nobody's contact details. */
const work = toneless('(?:รับ|ขาย|ซ่อม|คุย|ตอบ|ประจำ)\\s?(?:สาย)?\\s?(?:โทรศัพท์|มือถือ|ไลน์|อีเมล)|โทรศัพท์ลูกค้า')

const asking = new RegExp(ways, 'u')
const working = new RegExp(work, 'gu')

/**
 * Whether a question asks for contact details. "somchai99" alone is not a contact, but as the answer to "your LINE ID?"
 * it is one. False positives are preferred: staff check such a post, and the answer is held back until then.
 */
export function asksForContact(question: string): boolean {
  const reading = read(question)
  return [reading, joinSpelledOut(reading)].some(({ text }) => asking.test(text.replace(working, ' ')))
}
