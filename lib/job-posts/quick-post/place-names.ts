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

/** Places where much of this work is, and how they are written in Latin letters; a space may be anywhere between words. */
const latinNames: Readonly<Record<string, string>> = {
  สยาม: 'siam(?! ?(paragon|cent|disc))',
  ทองหล่อ: 'thong ?lor?',
  อารีย์: 'ar(i|ee)',
  สุขุมวิท: 'sukhumvit',
  รัชดา: 'ratchada',
  ลาดพร้าว: 'la[td] ?ph?rao',
  พระราม: 'rama',
  นิมมาน: 'nimman( ?haemin)?|นิมมานเหมิน[ทธ]?ร?์?',
  เชียงใหม่: 'chiang ?mai',
  หาดใหญ่: 'ha[td] ?yai',
  ภูเก็ต: 'phuket',
  พัทยา: 'pattaya',
  หัวหิน: 'hua ?hin',
}

/** The source of how else a place is written, such as in Latin letters; null where that is not known. */
export function otherSpelling(name: string): string | null {
  const [, stem = name, figures] = /^(.*?)\s*(\d{1,2})?$/.exec(name) ?? []
  const other = latinNames[stem.replace(/^เมือง/, '')]
  return other ? `(?<![a-z])(${other})${figures ? `\\s*${figures}(?!\\d)` : ''}(?![a-z])` : null
}
