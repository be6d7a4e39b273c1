import { joinSpelledOut, read, toneless } from './reading'

/** Words of what leads to somebody, or of who they are: to ask for one is to ask for a way past the product. */
const ways = toneless(
  [
    'เบอร์(?!เกอร์)|โทร(?!ทัศน์)|หมายเลข|อีเมล|อีเมล์|จีเมล|ไอดี|นามสกุล|ชื่อจริง|คิวอาร์|ช่องทาง|บ้านเลขที่|ติดต่อ(?:คุณ|กลับ|ได้|ยังไง|อย่างไร|ทาง|ที่)',
    '(?:ไลน์|ไลย์น|ลายน์)(?!\\s?(?:ผลิต|การผลิต|แมน))|ไอจี|อินสต(?:า|รา)|เมสเ[ซส]็?นเจอร์|ซาโล่?(?![ก-๎])|เฟ[ซส]|วอ[ทต]ส|เทเลแกรม|วีแช[ทต]|ติ๊?กต[อ๊]*็?อก|ทวิตเตอร์|ดิสคอร์?ด',
    "(?<![a-z0-9])(?:line(?!\\s?(?:man|pay))|lineid|id|ig|fb|tel|phone|e-?mail|gmail|facebook|face\\s?book|insta(?:gram)?|what['’]?s\\s?app|telegram|we\\s?chat|viber|tik\\s?tok|zalo|twitter|discord|qr|contact|surname|last\\s?name)(?![a-z])",
  ].join('|'),
)
/** What a shop's work has to do with such words, and asks nobody for theirs. */
const work = toneless('(?:รับ|ขาย|ซ่อม|คุย|ตอบ|ประจำ)\\s?(?:สาย)?\\s?(?:โทรศัพท์|มือถือ|ไลน์|อีเมล)|โทรศัพท์ลูกค้า')

const asking = new RegExp(ways, 'u')
const working = new RegExp(work, 'gu')

/**
 * Whether a question wants a way to reach somebody as its answer. "somchai99" alone is no contact; behind "your LINE ID?" it
 * is one, whatever it looks like. Rather too often than too seldom: staff look at such a post, and the answer waits.
 */
export function asksForContact(question: string): boolean {
  const reading = read(question)
  return [reading, joinSpelledOut(reading)].some(({ text }) => asking.test(text.replace(working, ' ')))
}
