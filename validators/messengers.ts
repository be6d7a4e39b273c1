import { givenNameSource } from './given-names'
import { type Reading, type Span, spanOf, toneless } from './reading'

/** Names and addresses in messengers and social networks: ways out of the product that are not phone numbers. */

/** Beginnings of words that end like the Thai word for LINE but do not mean it. */
const otherLines = 'ออน|ออฟ|ออฟฟ|เดด|แอร์|ไกด์|ไซด์|ไซ|คัต|คัท|เอ|โครง|เอาท์|เฮด|ไพพ์|ฮอต|ฮอท|บี'

const names = toneless(
  [
    `(?<!${otherLines})(?:ไลน์|ไลย์น|ลายน์)`,
    '(?<![a-z0-9])[il1|!][il1|!]n[e3](?![a-z]|\\s?(?:man|pay)(?![a-z0-9]|[._][a-z0-9]))',
    '(?<![a-z0-9])(?:line(?=id)|ig(?![a-z])|insta(?:gram)?(?![a-z])|f[a4]ceb[o0]{2}k|face\\s?book|fb(?![a-z]))',
    "(?<![a-z0-9])(?:messenger|what['’‘]?s?\\s?app|telegram|we\\s?chat|viber|kakao(?:talk)?|zalo|skype|discord|tik\\s?tok|twitter|snapchat)(?![a-z])",
    'ไอจี|อินสต(?:า|รา)(?:แกรม)?|เฟ[ซส](?:บุ๊?[คก])?|(?:แมส|เมส)(?:เซน|เซ็น|เสน|เสจ)เจอร์',
    'ซาโล่?(?![\u0e01-\u0e4e])|ว[อ]?[อทต]ส?[ทต]?ส?\\s?แอ[ปพ]|วอ[ทต]ส?แอ[ปพ]ส?|เทเลแกรม|วีแช[ทต]|ไวเบอร์?|ก[าำ]เกา(?:ทอล์?ค)?|คาเคา|ดิสคอร์?ด|ติ๊?กต[อ๊]*็?อก|ทวิตเตอร์|สไกป์',
  ].join('|'),
)
const messenger = new RegExp(names, 'gu')

/** What can stand between a messenger and a person's name there. */
const connector = new RegExp(
  toneless(
    '(?:[ \\t\\n:=@>→➜/|"\'()\\[\\]{}*#~_,.»-]|ไอดี|ชื่อ|คือ|ว่า|ครับ|ค่ะ|คะ|นะ|เลย|มา|ตาม|ด้วย|ได้|ที่|ทาง|id(?![a-z]{4,})|official|oa\\b|account|add\\b){0,14}',
  ),
  'yu',
)
const handle = /@?[a-z0-9][a-z0-9._-]{2,}/y
const says = new RegExp(toneless('[:=@>→➜/]|ไอดี|ชื่อ|คือ|ว่า|id|account|add'))

/** English words that follow a messenger's name in ordinary job texts. */
const ordinaryWords = new Set(
  (
    'official account accounts page pages ads advertising advertisement marketing group groups live story stories reels reel shop shopping ' +
    'store chat chats bot bots inbox message messages messenger man pay today voom oa and or for the with from post posts content contents ' +
    'admin creator manager management business seller sellers market media social platform video videos clip photo photos app apps ' +
    'application web website online offline production product products cook kitchen staff leader operator supervisor worker workers ' +
    'assembly packing support service services team call center team work part time full shift dance food up off ' +
    'line facebook instagram tiktok twitter whatsapp telegram wechat viber youtube lazada shopee google excel word canva photoshop email gmail ' +
    'skype zoom discord grab lineman connect notify sticker stickers camera meeting code qr'
  ).split(' '),
)

const counted = new RegExp(
  `^\\s?(?:${toneless('บาท|ชม|ชั่วโมง|คน|น\\.|วัน|กล่อง|ชิ้น|ปี|เดือน|สาขา|%|กะ|เครื่อง|โมง')}|-|:|\\.\\d|,\\d)`,
)

/** Whether the letters after a messenger's name are a person's name there. */
function isHandle(words: string, between: string, after: string): boolean {
  const bare = words.replace(/^@/, '').replace(/[._-]+$/, '')
  if (words.startsWith('@') || (says.test(between) && !ordinaryWords.has(bare))) return bare.length >= 3
  if (bare.length < 4) return false
  if (/^[\d.-]+$/.test(bare)) return /^\d{4,}$/.test(bare) && !counted.test(after)
  const isOnItsLine = !between.includes('\n')
  return /[\d_.-]/.test(bare)
    ? !/^\d/.test(bare) || /^\d+[a-z_]/.test(bare)
    : isOnItsLine && !ordinaryWords.has(bare)
}

/** Messengers whose names are also ordinary words: they count only before something that can only be a user name. */
const wordyMessengers =
  /(?<![a-z0-9])(?:signal|threads|imo)(?:[ \t]?[:=@][ \t]?@?(?=[a-z_-]*[\d.])[a-z][a-z0-9._-]{3,40}|[ \t]@?(?=[a-z]{4,20}(?:\d|_[a-z0-9]))[a-z][a-z0-9._-]{4,40})/g

/** Two letters are a name only after a sign such as ":", and even there they are often a common short word. */
const shortName = new RegExp(
  `(?:(?<!${otherLines})${toneless('ไลน์')}|(?<![a-z0-9])line)[ ]?(?:id[ ]?)?[:=][ ]?(?!(?:oa|qc|qa|hr|pr|ig|fb|tt|yt|sa|en|th|id|no|it|pc|pm|am|ok|ot|we|me|my|is|in|on|at|to|of|or|do|go|up|us|by|be|as|an|if|so|vs|tv|ad)(?![a-z0-9]))[a-z]{2}(?![a-z0-9._-]|[ ][a-z])`,
  'gu',
)

/** A Thai name after a network where people use real names; after LINE, also a production line, only with a sign. */
const thaiNames = [
  new RegExp(
    `(?:${toneless('เฟซ(?:บุ๊?[คก])?|เฟสบุ๊?[คก]|ไอจี|อินสต(?:า|รา)(?:แกรม)?')}|(?<![a-z0-9])(?:f[a4]ceb[o0]{2}k|face\\s?book|fb|ig|insta(?:gram)?))[ ]?(?:[:=>@→-]|${toneless('ชื่อ|ของ|คือ|ว่า')}|[ ]){0,4}${givenNameSource}`,
    'gu',
  ),
  new RegExp(
    `(?:${names})[ ]?(?:id|${toneless('ไอดี|ชื่อ|คือ')}|[:=>@→]|[ ]){1,5}(?<=id[ ]?|${toneless('ไอดี|ชื่อ|คือ')}[ ]?|[:=>@→][ ]?)${givenNameSource}`,
    'gu',
  ),
]

/** Numbered things, places and programs of a workplace, which are not people's names. */
const numbered =
  /^(?:(?:line|zone|floor|shift|room|group|step|windows|win|office|covid|section|class|grade|model|phase|type|team|building|station|plant|unit|part|day|week|lot|batch|bay|dock|soi|excel|word|version|level|python|php|html|web|iphone|ipad|macbook|galaxy|android|samsung|oppo|vivo|redmi|route|road|cafe|bar|vip|studio|club|hotel|house|chapter|exit|pier)[\d._-]|terminal|central|mega|siam|asiatique|gate)|\.(?:js|net|ts|io|app)$/
const isSomebody = (who: string) =>
  !numbered.test(who) && !who.split(/[\d._-]+/).some((part) => ordinaryWords.has(part))
const begun = '(?<![a-z0-9@._-])'
const plainName = `${begun}(?=[a-z]{4,20}\\d|[a-z]{2,20}_)[a-z][a-z0-9_]{4,40}(?![a-z0-9._-])`
const dottedName = `${begun}(?=[a-z_-]{0,40}[\\d._][a-z0-9])[a-z][a-z0-9._-]{4,40}(?<![.-])`
const work = toneless(
  '\\s{0,2}(?:\\d|การ?ผลิต|ผลิต|ประกอบ|แพ็?ค|บรรจุ|oa|official|bot|api|liff|man|pay|leader|cook|production|packing)',
)
/** A name before the messenger: in brackets, in a phrase, or, when it has digits, directly before it. */
const namedBefore = new RegExp(
  `(?:(?<plain>${plainName})[ ]|(?<dotted>${dottedName})(?:[ ]?[([/|-][ ]?|[ ]?(?:${toneless('ใน|ทาง|ที่|บน')}|in|on)[ ]?))(?:${names})(?!${work})(?:[ ]?[)\\]])?`,
  'gu',
)
const spacedSign = /(?<![\w.])@ {1,2}(?<plain>(?=[a-z]{4,20}\d{2}|[a-z]{2,20}_)[a-z][a-z0-9._-]{4,40})/g

const namesWithoutOrder = ({ text }: Reading): Span[] => [
  ...[wordyMessengers, shortName, ...thaiNames].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
  ),
  ...[namedBefore, spacedSign].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index, groups = {} }) => ({
      start: index,
      end: isSomebody(groups.plain ?? groups.dotted ?? '') ? index + words.length : index,
    })).filter(({ start, end }) => end > start),
  ),
]

function namedIn({ text }: Reading): Span[] {
  const spans: Span[] = []
  for (const { 0: name, index: start } of text.matchAll(messenger)) {
    connector.lastIndex = start + name.length
    const between = connector.exec(text)?.[0] ?? ''
    // The @ before a name belongs to the name.
    const at = start + name.length + between.length - (between.endsWith('@') ? 1 : 0)
    handle.lastIndex = at
    const words = handle.exec(text)?.[0]
    if (words && isHandle(words, between, text.slice(at + words.length, at + words.length + 12))) {
      spans.push({ start, end: at + words.length })
    }
  }
  return spans
}

const asked = toneless(
  '(?:แอด|แอ๊ด|ทัก|เพิ่มเพื่อน|add(?![a-z])|กดติดตาม|ติดต่อ(?:ทาง|ผ่าน|ที่|ได้ที่)|สมัคร(?:ทาง|ผ่าน)|คุย(?:ต่อ)?(?:ทาง|ผ่าน|ใน))',
)
const notHere = toneless('ลูกค้า|ผู้|ทีม|กลุ่ม|หัวหน้า|พนักงาน')
const ask = new RegExp(
  `${asked}(?:${toneless('แชท|แชต|มา|กัน|ทาง|ที่|เรา|ร้าน|เพจ|ใน|ได้|my|our|us|me')}|[\\s:])*(${names})(?!\\s?(?:${notHere}))`,
  'gu',
)
/** The Thai name under which somebody is to be found: it follows a sign. */
const givenName = /(?:[ \t]*[:=>→]+[ \t]*|[ \t]*ชือ[ \t]*)[\p{Script=Thai}a-z0-9][^\n,()]{0,40}/uy

function askedIn({ text }: Reading): Span[] {
  return Array.from(text.matchAll(ask), ({ 0: words, 1: name = '', index }) => {
    const end = index + words.length
    givenName.lastIndex = end
    const given = givenName.exec(text)?.[0] ?? ''
    return { start: end - name.length, end: end + given.length }
  })
}

const loose = [
  /(?<![\w.])@[a-z0-9][a-z0-9._-]{2,}/g,
  new RegExp(toneless('ไอดี\\s{0,3}[:=]?\\s{0,3}@?[a-z0-9][a-z0-9_.-]{3,}'), 'g'),
  /(?<![a-z0-9])id\s{0,3}[:=]\s{0,3}@?(?=[a-z0-9_.-]*[a-z])[a-z0-9][a-z0-9_.-]{3,}/g,
  new RegExp(toneless('แอท\\s?(?=[a-z_.-]*\\d)[a-z][a-z0-9_.-]{3,}'), 'g'),
  // A QR code leads to a messenger, unless it is for paying or clocking in.
  new RegExp(
    toneless(
      `(?:สแกน|scan|แสกน)\\s?(?:qr|คิว\\s?อาร์|คิว)[\\s-]?(?:code|โค้ด|โค๊ด)?[^\\n]{0,20}?(?:ในรูป|ในภาพ|ด้านล่าง|แอด|ทัก|เพิ่มเพื่อน|ติดต่อ|คุย|สมัคร|${names})`,
    ),
    'gu',
  ),
]

/** Messenger names, and requests to continue there, as spans of the original text. */
export function messengerNamesIn(reading: Reading): Span[] {
  const looseOnes = loose.flatMap((pattern) =>
    Array.from(reading.text.matchAll(pattern), ({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
  )
  const found = [...namedIn(reading), ...askedIn(reading), ...namesWithoutOrder(reading), ...looseOnes]
  return found.map(({ start, end }) => spanOf(reading, start, end))
}
