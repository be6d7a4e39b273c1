import { kilometresPerDegree } from '@/services/shared/nearness'

/** A station of a metropolitan railway in Bangkok: how people call it, and where it is. */
type Station = readonly [line: 'bts' | 'mrt' | 'arl', name: string, lat: number, lng: number]

/**
 * Stations of BTS, MRT (Blue Line's older part) and Airport Rail Link as of November 2026, from public maps; positions are true to
 * about 150 m, which is enough to say what is within a walk. Newer lines are found by the words of an address alone.
 */
const stations: readonly Station[] = [
  ['bts', 'หมอชิต', 13.8026, 100.5538],
  ['bts', 'สะพานควาย', 13.7937, 100.5497],
  ['bts', 'อารีย์', 13.7797, 100.5447],
  ['bts', 'สนามเป้า', 13.7726, 100.5421],
  ['bts', 'อนุสาวรีย์ชัยสมรภูมิ', 13.7628, 100.5371],
  ['bts', 'พญาไท', 13.7569, 100.5338],
  ['bts', 'ราชเทวี', 13.7519, 100.5315],
  ['bts', 'สยาม', 13.7456, 100.5341],
  ['bts', 'ชิดลม', 13.7441, 100.543],
  ['bts', 'เพลินจิต', 13.7431, 100.5489],
  ['bts', 'นานา', 13.7405, 100.5554],
  ['bts', 'อโศก', 13.737, 100.5603],
  ['bts', 'พร้อมพงษ์', 13.7305, 100.5697],
  ['bts', 'ทองหล่อ', 13.7242, 100.5784],
  ['bts', 'เอกมัย', 13.7195, 100.5851],
  ['bts', 'พระโขนง', 13.7152, 100.5914],
  ['bts', 'อ่อนนุช', 13.7056, 100.601],
  ['bts', 'บางจาก', 13.6967, 100.6053],
  ['bts', 'ปุณณวิถี', 13.6893, 100.6089],
  ['bts', 'อุดมสุข', 13.6799, 100.6095],
  ['bts', 'บางนา', 13.6682, 100.6046],
  ['bts', 'แบริ่ง', 13.6611, 100.6018],
  ['bts', 'สนามกีฬาแห่งชาติ', 13.7465, 100.5291],
  ['bts', 'ราชดำริ', 13.7394, 100.5394],
  ['bts', 'ศาลาแดง', 13.7285, 100.5343],
  ['bts', 'ช่องนนทรี', 13.7237, 100.5294],
  ['bts', 'สุรศักดิ์', 13.7193, 100.5215],
  ['bts', 'สะพานตากสิน', 13.7188, 100.5142],
  ['bts', 'กรุงธนบุรี', 13.7209, 100.5026],
  ['bts', 'วงเวียนใหญ่', 13.721, 100.4952],
  ['mrt', 'หัวลำโพง', 13.7376, 100.517],
  ['mrt', 'สามย่าน', 13.7325, 100.5301],
  ['mrt', 'สีลม', 13.7293, 100.5367],
  ['mrt', 'ลุมพินี', 13.7257, 100.5455],
  ['mrt', 'คลองเตย', 13.7224, 100.554],
  ['mrt', 'ศูนย์การประชุมแห่งชาติสิริกิติ์', 13.723, 100.56],
  ['mrt', 'สุขุมวิท', 13.7385, 100.5614],
  ['mrt', 'เพชรบุรี', 13.7488, 100.5634],
  ['mrt', 'พระราม 9', 13.7577, 100.5653],
  ['mrt', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 13.7663, 100.5702],
  ['mrt', 'ห้วยขวาง', 13.7786, 100.5737],
  ['mrt', 'สุทธิสาร', 13.7899, 100.5741],
  ['mrt', 'รัชดาภิเษก', 13.7989, 100.5744],
  ['mrt', 'ลาดพร้าว', 13.8065, 100.5731],
  ['mrt', 'พหลโยธิน', 13.8136, 100.5617],
  ['mrt', 'สวนจตุจักร', 13.803, 100.5541],
  ['mrt', 'กำแพงเพชร', 13.7979, 100.548],
  ['mrt', 'บางซื่อ', 13.802, 100.5403],
  ['arl', 'ราชปรารภ', 13.7551, 100.5418],
  ['arl', 'มักกะสัน', 13.7511, 100.561],
  ['arl', 'รามคำแหง', 13.743, 100.6003],
  ['arl', 'หัวหมาก', 13.738, 100.6454],
  ['arl', 'บ้านทับช้าง', 13.7328, 100.6912],
  ['arl', 'ลาดกระบัง', 13.7276, 100.7486],
  ['arl', 'สุวรรณภูมิ', 13.6981, 100.7523],
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

/** What people type to find a workplace by the stations within a walk: their names and lines; empty for none. */
export function stationWords({ lat, lng }: { readonly lat: number; readonly lng: number }): string[] {
  const isNear = ([, , otherLat, otherLng]: Station) => {
    const north = (lat - otherLat) * metresPerDegree
    const east = (lng - otherLng) * metresPerDegree * Math.cos((lat * Math.PI) / 180)
    return Math.hypot(north, east) <= walkMetres
  }
  const near = stations.filter(isNear)
  if (near.length === 0) return []
  return [...new Set(near.flatMap(([line, name]) => [...lineWords[line], name])), 'สถานี', 'รถไฟฟ้า']
}
