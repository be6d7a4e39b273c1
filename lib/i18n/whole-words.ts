const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

/** Words that the dictionary of browsers does not have, and takes apart. */
const unknown = /พาร์[ทต]ไทม์|พาร์ทิม|โฮส?เทล|บาริสต้า|แคชเชียร์|อีเว้?น[ทต]์|เดลิเวอรี่?|ออนไลน์|คาเฟ่|เบเกอรี่|เซเว่น|คอนเสิร์ต/g
/** Words that begin a compound, which is read as one: "กะเช้า", "รายวัน", "แม่ครัว". */
const head = /^(?:กะ|ราย|คน|ผู้|นัก|ช่าง|แม่|พ่อ|การ|ความ|งาน|หา|รอบ|วัน|ร้าน|เด็ก|ล้าง|เตรียม)$/
/** Letters that fit into a phone's line in the size of headings, also where text is twice as large. */
const longest = 8

const lettersOf = (word: string) => word.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length

/** A part of a text: its words stand in one line where it is whole. */
export type TextPart = { readonly text: string; readonly isWhole: boolean }

/**
 * Splits a text where a line may break: what stands between two parts, or at a space. Compounds, and words that the dictionary
 * of browsers takes apart, are whole; what the dictionary knows is left to it.
 */
export function wholeWords(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  for (const [run] of text.matchAll(/[ก-๎]+|[^ก-๎]+/g)) {
    if (/[ก-๎]/.test(run)) parts.push(...compoundsOf(run))
    else parts.push({ text: run, isWhole: false })
  }
  return parts
}

function compoundsOf(run: string): TextPart[] {
  const compounds: string[][] = []
  for (const word of wordsOf(run)) {
    const last = compounds.at(-1)
    const before = last?.at(-1) ?? ''
    const isTied = head.test(before) || lettersOf(before) < 3 || lettersOf(word) < 2
    if (last && isTied && lettersOf([...last, word].join('')) <= longest) last.push(word)
    else compounds.push([word])
  }
  return compounds.map((words) => {
    const text = words.join('')
    return { text, isWhole: words.length > 1 || isUnknown(text) }
  })
}

const isUnknown = (word: string) => word.replace(unknown, '') === ''

/** The words of the dictionary, with those that it does not have put together again. */
function wordsOf(run: string): string[] {
  const kept = Array.from(
    run.matchAll(unknown),
    ({ 0: word, index }) => [index, index + word.length] as const,
  )
  const words: string[] = []
  for (const { segment, index } of dictionary.segment(run)) {
    const isInside = kept.some(([start, end]) => start < index && index < end)
    if (isInside) words.push((words.pop() ?? '') + segment)
    else words.push(segment)
  }
  return words
}
