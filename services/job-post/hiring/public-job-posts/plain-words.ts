import { nearHere } from '@/validators/near-here'
import { oneForm } from '@/validators/one-form'
import { latinPlaces } from './latin-places'

/** What people write before the name of a place, wherever it stands; a shorter word than the name behind it is part of one. */
const nearBy = /(?:แถว|ย่าน|ละแวก|โซน|ใกล้)(?:\s*ๆ|กับ)?\s*(?=[ก-๎a-z]{3,})/giu

/** What people write before a kind of work or an area, at the beginning of a word. */
const framing =
  /^(?:(?:รับ|หา|อยากได้|ต้องการ)?(?:สมัคร)?(?:ทำ)?งาน|(?:รับ|หา|รับสมัคร|ต้องการ)?(?:พนักงาน|พนง\.?|เด็ก|คน(?!สวน))|รับสมัคร|ตำแหน่ง|เขต|แขวง|อำเภอ|อ\.|ตำบล|ต\.|จังหวัด|จ\.|ใน|ที่)(?=[ก-๎a-z]{3,})/iu

/** Words that say nothing of what is looked for. */
const empty =
  /^(?:(?:รับ|หา)?(?:สมัคร)?(?:ทำ)?งาน(?:ทำ)?|ว่าง|ด่วน(?:มาก)?|ใกล้ๆ?|แถวๆ?|ย่าน|โซน|ๆ|หน่อย|ค่ะ|คะ|ครับ|คับ|จ้า|jobs?|near|me)$/iu

const withoutFrames = (word: string): string => {
  const bare = word.replace(framing, '')
  return bare === word ? word : withoutFrames(bare)
}

/**
 * The words of a search without what only frames them: "หาพนักงานล้างจาน แถวสยาม" asks for ล้างจาน and สยาม. Empty where they ask
 * for nothing in particular ("หางานใกล้บ้าน").
 */
export const plainWords = (typed: string): string =>
  oneForm(typed)
    .replace(nearHere, ' ')
    .replace(nearBy, ' ')
    .split(/\s+/)
    .map(withoutFrames)
    .filter((word) => word !== '' && !empty.test(word))
    .join(' ')

const names = Object.keys(latinPlaces).sort((one, other) => other.length - one.length)
const spelled = (name: string) => name.replaceAll(' ', '[\\s-]*')
const written = new RegExp(`(?<![a-z])(?:${names.map(spelled).join('|')})(?![a-z])`, 'gi')
const joined = new Map(Object.entries(latinPlaces).map(([name, thai]) => [name.replaceAll(' ', ''), thai]))

/** The same with the names of places in Latin letters as Thai writes them, whether written as one word or several. */
export const thaiPlaces = (typed: string): string =>
  typed
    .replace(written, (name) => ` ${joined.get(name.toLowerCase().replace(/[\s-]/g, '')) ?? name} `)
    .replace(/(?<![a-z])rama?\s*(\d)/gi, ' พระราม $1')
    .trim()
