import type { ShiftChoice } from '@/validators/job-post-terms'
import { type Found, type Line, pattern } from './line'
import { weekday } from './weekday-names'

const work = '(มา|ทำ|อยู่|ว่าง)(ทำ)?(งาน)?'
const every = '(ทุก|ทั้ง)\\s*(\\d+\\s*)?(วัน|กะ)'
/** "Every Saturday" and "every holiday" are days; "every day or some" is a choice. */
const notOtherwise = `(?!\\s*(${weekday}|ที่|หยุด|หรือ|ธรรมดา|ทำงาน))`
const notIf = '(?<!ไม่|ไม่ต้อง|ไม่จำเป็นต้อง|ถ้า|หาก|เมื่อ)'

const wordsFor: readonly (readonly [ShiftChoice, RegExp])[] = [
  [
    'each',
    pattern(
      [
        `(สามารถ)?เลือก(วัน|กะ)(ที่)?(${work})?(เอง)?ได้(เอง)?`,
        `เลือก(วัน|กะ)เอง(ได้)?`,
        `เลือกได้ว่าจะ(มา|ทำ)(วัน|กะ)ไหน`,
        `(${work})?(วัน|กะ)ไหนก็ได้`,
        `(${work})?ได้?(ทุก|ครบ)(วัน|กะ)หรือ(แค่)?บาง(วัน|กะ)(ก็ได้)?`,
        `(${work})?(แค่)?บาง(วัน|กะ)ก็ได้`,
        `ไม่(จำเป็น)?ต้อง(${work})?(ให้)?(ครบ(ทุก(วัน|กะ))?|${every})`,
        `แยก(เป็น)?(ราย)?(วัน|กะ)(ได้)?(?!\\s*(จ่าย|ละ))`,
      ].join('|'),
    ),
  ],
  [
    'all',
    pattern(
      [
        `${notIf}(ต้อง)?(${work})(ได้)?(ให้)?ครบ\\s*(ทุก|ทั้ง)?\\s*(\\d+\\s*)?(วัน|กะ)`,
        `${notIf}ต้อง(${work})(ได้)?(ให้)?ครบ(?!\\s*(\\d+\\s*)?(ชั่วโมง|ชม|เวลา|อายุ|คน|เดือน|ปี|สัปดาห์|อาทิตย์|ทุก|ทั้ง|วัน|กะ))`,
        `${notIf}(ต้อง)?(${work})ได้(ครบ)?${every}${notOtherwise}`,
        `${notIf}ต้อง(${work})${every}${notOtherwise}`,
        `(มา|ทำ|อยู่)(งาน)?ยาว(ๆ)?(?!\\s*(ถึง|จน|ไป))(\\s*(${every}))?`,
      ].join('|'),
    ),
  ],
]

/** What somebody is paid more for is not asked of everybody. */
const forBonus = /^\s*(มี|ได้|แถม|บวก|รับ|จ่าย)?\s*(โบนัส|เบี้ย|เพิ่ม)/

/** Words that say whether everybody works all shifts or people choose theirs. */
export type ChoiceWords = Found & { readonly choice: ShiftChoice }

/** Takes those words out of the line, before "every day" in them is read as days of the work. */
export function skipShiftChoice(line: Line): ChoiceWords[] {
  return wordsFor.flatMap(([choice, wanted]) =>
    line
      .find(wanted)
      .filter(({ end }) => !forBonus.test(line.typed.slice(end)))
      .map((found) => {
        line.skip(found)
        return { ...found, choice }
      }),
  )
}
