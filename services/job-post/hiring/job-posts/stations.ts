import { type Coordinates, kilometresPerDegree } from '@/services/shared/nearness'

/** A station of a metropolitan railway in Bangkok: how people call it, in Thai and as its signs write it, and where it is. */
type Station = readonly [line: 'bts' | 'mrt' | 'arl', name: string, latin: string, lat: number, lng: number]

/**
 * Stations of BTS, MRT (Blue Line's older part) and Airport Rail Link as of November 2026, from public maps; positions are true to
 * about 150 m, which is enough to say what is within a walk. Newer lines are found by the words of an address alone.
 */
const stations: readonly Station[] = [
  ['bts', 'หมอชิต', 'mo chit', 13.8026, 100.5538],
  ['bts', 'สะพานควาย', 'saphan khwai', 13.7937, 100.5497],
  ['bts', 'อารีย์', 'ari', 13.7797, 100.5447],
  ['bts', 'สนามเป้า', 'sanam pao', 13.7726, 100.5421],
  ['bts', 'อนุสาวรีย์ชัยสมรภูมิ', 'victory monument', 13.7628, 100.5371],
  ['bts', 'พญาไท', 'phaya thai', 13.7569, 100.5338],
  ['bts', 'ราชเทวี', 'ratchathewi', 13.7519, 100.5315],
  ['bts', 'สยาม', 'siam', 13.7456, 100.5341],
  ['bts', 'ชิดลม', 'chit lom', 13.7441, 100.543],
  ['bts', 'เพลินจิต', 'phloen chit', 13.7431, 100.5489],
  ['bts', 'นานา', 'nana', 13.7405, 100.5554],
  ['bts', 'อโศก', 'asok', 13.737, 100.5603],
  ['bts', 'พร้อมพงษ์', 'phrom phong', 13.7305, 100.5697],
  ['bts', 'ทองหล่อ', 'thong lo', 13.7242, 100.5784],
  ['bts', 'เอกมัย', 'ekkamai', 13.7195, 100.5851],
  ['bts', 'พระโขนง', 'phra khanong', 13.7152, 100.5914],
  ['bts', 'อ่อนนุช', 'on nut', 13.7056, 100.601],
  ['bts', 'บางจาก', 'bang chak', 13.6967, 100.6053],
  ['bts', 'ปุณณวิถี', 'punnawithi', 13.6893, 100.6089],
  ['bts', 'อุดมสุข', 'udom suk', 13.6799, 100.6095],
  ['bts', 'บางนา', 'bang na', 13.6682, 100.6046],
  ['bts', 'แบริ่ง', 'bearing', 13.6611, 100.6018],
  ['bts', 'สนามกีฬาแห่งชาติ', 'national stadium', 13.7465, 100.5291],
  ['bts', 'ราชดำริ', 'ratchadamri', 13.7394, 100.5394],
  ['bts', 'ศาลาแดง', 'sala daeng', 13.7285, 100.5343],
  ['bts', 'ช่องนนทรี', 'chong nonsi', 13.7237, 100.5294],
  ['bts', 'สุรศักดิ์', 'surasak', 13.7193, 100.5215],
  ['bts', 'สะพานตากสิน', 'saphan taksin', 13.7188, 100.5142],
  ['bts', 'กรุงธนบุรี', 'krung thon buri', 13.7209, 100.5026],
  ['bts', 'วงเวียนใหญ่', 'wongwian yai', 13.721, 100.4952],
  ['mrt', 'หัวลำโพง', 'hua lamphong', 13.7376, 100.517],
  ['mrt', 'สามย่าน', 'sam yan', 13.7325, 100.5301],
  ['mrt', 'สีลม', 'si lom', 13.7293, 100.5367],
  ['mrt', 'ลุมพินี', 'lumphini', 13.7257, 100.5455],
  ['mrt', 'คลองเตย', 'khlong toei', 13.7224, 100.554],
  ['mrt', 'ศูนย์การประชุมแห่งชาติสิริกิติ์', 'queen sirikit', 13.723, 100.56],
  ['mrt', 'สุขุมวิท', 'sukhumvit', 13.7385, 100.5614],
  ['mrt', 'เพชรบุรี', 'phetchaburi', 13.7488, 100.5634],
  ['mrt', 'พระราม 9', 'rama 9', 13.7577, 100.5653],
  ['mrt', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 'thailand cultural centre', 13.7663, 100.5702],
  ['mrt', 'ห้วยขวาง', 'huai khwang', 13.7786, 100.5737],
  ['mrt', 'สุทธิสาร', 'sutthisan', 13.7899, 100.5741],
  ['mrt', 'รัชดาภิเษก', 'ratchadaphisek', 13.7989, 100.5744],
  ['mrt', 'ลาดพร้าว', 'lat phrao', 13.8065, 100.5731],
  ['mrt', 'พหลโยธิน', 'phahon yothin', 13.8136, 100.5617],
  ['mrt', 'สวนจตุจักร', 'chatuchak park', 13.803, 100.5541],
  ['mrt', 'กำแพงเพชร', 'kamphaeng phet', 13.7979, 100.548],
  ['mrt', 'บางซื่อ', 'bang sue', 13.802, 100.5403],
  ['arl', 'ราชปรารภ', 'ratchaprarop', 13.7551, 100.5418],
  ['arl', 'มักกะสัน', 'makkasan', 13.7511, 100.561],
  ['arl', 'รามคำแหง', 'ramkhamhaeng', 13.743, 100.6003],
  ['arl', 'หัวหมาก', 'hua mak', 13.738, 100.6454],
  ['arl', 'บ้านทับช้าง', 'ban thap chang', 13.7328, 100.6912],
  ['arl', 'ลาดกระบัง', 'lat krabang', 13.7276, 100.7486],
  ['arl', 'สุวรรณภูมิ', 'suvarnabhumi', 13.6981, 100.7523],
]

/** What people call each line. */
const lineWords: Readonly<Record<Station[0], readonly string[]>> = {
  bts: ['bts', 'บีทีเอส'],
  mrt: ['mrt', 'เอ็มอาร์ที', 'รถไฟใต้ดิน'],
  arl: ['arl', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตเรลลิงก์', 'airport link'],
}

/** About a quarter of an hour on foot. */
const walkMetres = 1_000
const metresPerDegree = kilometresPerDegree * 1_000

/** People write Latin names as one word too, and some otherwise than the signs. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = {
  asok: ['asoke'],
  'thong lo': ['thonglor'],
  ari: ['aree'],
  'on nut': ['onnuch'],
  'phrom phong': ['phromphong', 'promphong'],
  'lat phrao': ['ladprao'],
  'mo chit': ['morchit'],
}
const latinNames = (latin: string) => [latin, latin.replaceAll(' ', ''), ...(alsoWritten[latin] ?? [])]

/** What people type to find a workplace by the stations within a walk: their names and lines; empty for none. */
export function stationWords({ lat, lng }: Coordinates): string[] {
  const isNear = ([, , , otherLat, otherLng]: Station) => {
    const north = (lat - otherLat) * metresPerDegree
    const east = (lng - otherLng) * metresPerDegree * Math.cos((lat * Math.PI) / 180)
    return Math.hypot(north, east) <= walkMetres
  }
  const near = stations.filter(isNear)
  if (near.length === 0) return []
  const words = near.flatMap(([line, name, latin]) => [...lineWords[line], name, ...latinNames(latin)])
  return [...new Set(words), 'สถานี', 'รถไฟฟ้า']
}

/** A place that can be searched for by name, and where it is. */
export type NamedPlace = Coordinates & {
  readonly name: string
  /** As the text writes it, in small letters. */
  readonly written: string
}

/** The station that a text names; the longest of several names, null for none. */
export function stationIn(text: string): NamedPlace | null {
  const typed = text.toLowerCase()
  const found = stations
    .flatMap(([, name, latin, lat, lng]) =>
      [name, ...latinNames(latin)].map((written) => ({ written, name, lat, lng })),
    )
    .filter(({ written }) => namesIt(typed, written))
    .sort((one, other) => other.written.length - one.written.length)[0]
  return found ?? null
}

/** The station of a Thai name; null where there is none. */
export function stationCalled(name: string): (Coordinates & { readonly name: string }) | null {
  const [, , , lat, lng] = stations.find(([, other]) => other === name) ?? []
  return lat !== undefined && lng !== undefined ? { name, lat, lng } : null
}

/** Thai is written without spaces between words; a Latin name is a word of its own. */
const namesIt = (typed: string, written: string) =>
  /[a-z]/.test(written) ? ` ${typed} `.includes(` ${written} `) : typed.includes(written)
