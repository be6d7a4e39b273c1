/** Common short names of provinces. */
export const shortNames: Readonly<Record<string, readonly string[]>> = {
  กรุงเทพมหานคร: ['กรุงเทพ', 'กทม', 'bangkok', 'bkk'],
  นครราชสีมา: ['โคราช'],
  พระนครศรีอยุธยา: ['อยุธยา'],
  ประจวบคีรีขันธ์: ['ประจวบ'],
  สุราษฎร์ธานี: ['สุราษฎร์', 'สุราษ'],
  อุบลราชธานี: ['อุบล'],
  อุดรธานี: ['อุดร'],
}

/** Places where much of this work is, and how else they are written, mostly in Latin letters. */
const latinNames: Readonly<Record<string, string>> = {
  สยาม: '(?<!icon ?)siam(?! ?(paragon|cent|disc))',
  ทองหล่อ: 'th?ong[ -]?lor?|ทองล่อ',
  อารีย์: 'ar(i|ee)',
  สุขุมวิท: 'sukhumvit',
  รัชดา: 'ratchada',
  ลาดพร้าว: 'la[td] ?ph?rao',
  พระราม: 'rama|ph?ra ?ram',
  นิมมาน: 'nimm?an( ?h\\w+)?|นิมมานเหมิน[ทธ]?ร?์?',
  เชียงใหม่: 'chi[ae]ng ?mai',
  หาดใหญ่: 'haa?[td] ?yai|หาด[ใไ][ญย]่',
  ภูเก็ต: 'phuket',
  พัทยา: 'pattaya',
  หัวหิน: 'hua ?hin',
}

/**
 * Landmarks and streets of a district, or of a neighbourhood that a branch is called after, in the notation of
 * `spellings`. A place that is a neighbourhood of its own, such as Ekkamai beside Thong Lo, belongs to no other.
 */
const landmarks: Readonly<Record<string, string>> = {
  สยาม: 'สยาม(พารากอน|เซ็นเตอร์|ดิสคัฟเวอรี่)|พารากอน|มาบุญครอง|mbk|siam (paragon|cent(er|re)|discovery)',
  ทองหล่อ: 'สุขุมวิท 55',
  เอกมัย: 'สุขุมวิท 63',
  อโศก: 'สุขุมวิท 21',
  อารีย์: 'อารีย์สัมพันธ์|พหลโยธิน 7',
  คลองสาน: 'ไอคอนสยาม|icon siam',
  บางนา: 'ไบเทค',
  ปากเกร็ด: 'เมืองทอง(ธานี)?|อิมแพ็ค',
  บางพลี: 'เมกาบางนา',
  นิมมาน: 'เมญ่า',
  หาดใหญ่: 'กิมหยง|ลีการ์เดน(ส์)?|กรีนเวย์|คอหงส์',
  เมืองภูเก็ต: 'กะรน|ราไวย์',
  กะทู้: 'ป่าตอง|จังซีลอน',
  บางละมุง: 'พัทยา|จอมเทียน|นาเกลือ|pattaya',
  เมืองชลบุรี: 'บางแสน|หนองมน',
  ศรีราชา: 'แหลมฉบัง|บ่อวิน',
  หัวหิน: 'เขาตะเกียบ|บลูพอร์ต',
}

/** Districts near the big towns, and other parts of these. */
const nearby =
  'สันทราย|สันกำแพง|หางดง|แม่ริม|สะเดา|สัตหีบ|ปากช่อง|รังสิต|ลาดกระบัง|ลาดพร้าว|ท่าแพ|ช้างคลาน|วโรรส|กาดหลวง|สันติธรรม|แม่โจ้|สมิหลา'

/** The lists of landmarks around a branch, by its name and its district. */
export const landmarksOf = (name: string, district: string): string[] =>
  Object.entries(landmarks).flatMap(([place, list]) =>
    district === place || name.includes(place) ? list : [],
  )

/** Every place above: beside one, the name of a province does not mean its only branch. */
export const knownPlaces = [...Object.entries(landmarks).flat(), nearby].join('|')

/** The source of how else a place is written, such as in Latin letters; null where that is not known. */
export function otherSpelling(name: string): string | null {
  const [, stem = name, figures] = /^(.*?)\s*(\d{1,2})?$/.exec(name) ?? []
  const other = latinNames[stem.replace(/^เมือง/, '')]
  return other ? `(?<![a-z])(${other})${figures ? `\\s*${figures}(?!\\d)` : ''}(?![a-z])` : null
}
