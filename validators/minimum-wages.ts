/** Where people work, in the terms of an address: `district` is an อำเภอ, or a เขต in Bangkok. */
export type Place = { readonly province: string; readonly district: string }

type Notice = {
  /** Number of the Wage Committee's notice on minimum wage rates (ประกาศคณะกรรมการค่าจ้าง เรื่อง อัตราค่าจ้างขั้นต่ำ). */
  readonly number: number
  /** First day it applies to, YYYY-MM-DD. */
  readonly from: string
  /** Baht a day, with the provinces, or `province/district`, where it applies. */
  readonly rates: readonly (readonly [baht: number, areas: string])[]
}

/**
 * Minimum daily wages by the notices of the Wage Committee, oldest first (Royal Gazette; Ministry of Labour,
 * mol.go.th). A later notice lists only what it changes; a district's own rate takes precedence over its province's.
 */
export const wageNotices: readonly Notice[] = [
  {
    number: 13,
    from: '2025-01-01',
    rates: [
      [400, 'ฉะเชิงเทรา ชลบุรี ภูเก็ต ระยอง สุราษฎร์ธานี/เกาะสมุย'],
      [380, 'เชียงใหม่/เมืองเชียงใหม่ สงขลา/หาดใหญ่'],
      [372, 'กรุงเทพมหานคร นครปฐม นนทบุรี ปทุมธานี สมุทรปราการ สมุทรสาคร'],
      [359, 'นครราชสีมา'],
      [358, 'สมุทรสงคราม'],
      [357, 'ขอนแก่น เชียงใหม่ ปราจีนบุรี พระนครศรีอยุธยา สระบุรี'],
      [356, 'ลพบุรี'],
      [355, 'นครนายก สุพรรณบุรี หนองคาย'],
      [354, 'กระบี่ ตราด'],
      [
        352,
        'กาญจนบุรี จันทบุรี เชียงราย ตาก นครพนม บุรีรัมย์ ประจวบคีรีขันธ์ พังงา พิษณุโลก มุกดาหาร สกลนคร สงขลา ' +
          'สระแก้ว สุราษฎร์ธานี อุบลราชธานี',
      ],
      [351, 'ชุมพร เพชรบุรี สุรินทร์'],
      [350, 'นครสวรรค์ ยโสธร ลำพูน'],
      [349, 'กาฬสินธุ์ นครศรีธรรมราช บึงกาฬ เพชรบูรณ์ ร้อยเอ็ด'],
      [348, 'ชัยนาท ชัยภูมิ พัทลุง สิงห์บุรี อ่างทอง'],
      [
        347,
        'กำแพงเพชร พิจิตร มหาสารคาม แม่ฮ่องสอน ระนอง ราชบุรี ลำปาง เลย ศรีสะเกษ สตูล สุโขทัย หนองบัวลำภู ' +
          'อำนาจเจริญ อุดรธานี อุตรดิตถ์ อุทัยธานี',
      ],
      [345, 'ตรัง น่าน พะเยา แพร่'],
      [337, 'นราธิวาส ปัตตานี ยะลา'],
    ],
  },
  { number: 14, from: '2025-07-01', rates: [[400, 'กรุงเทพมหานคร']] },
]

/** A minimum daily wage: satang a day, where it applies, and the notice that sets it. */
export type MinimumWage = {
  readonly amount: number
  /** Empty where the place is unknown; the lowest rate of the country is used then. */
  readonly province: string
  /** Empty where the rate applies to the whole province. */
  readonly district: string
  readonly notice: number
  readonly from: string
}

const wagesByArea = new Map<string, MinimumWage[]>()
for (const { number: notice, from, rates } of wageNotices) {
  for (const [baht, areas] of rates) {
    for (const area of areas.split(' ')) {
      const [province = '', district = ''] = area.split('/')
      const wage = { amount: baht * 100, province, district, notice, from }
      wagesByArea.set(area, [...(wagesByArea.get(area) ?? []), wage])
    }
  }
}

const latest = (wages: readonly MinimumWage[] | undefined, date: string) =>
  wages?.findLast(({ from }) => from <= date)

/** Addresses are written with and without these words before the name. */
const plain = (name: string) => name.replace(/^\s*(?:จังหวัด|จ\.|อำเภอ|อ\.|เขต)|\s+/g, '')

const capital = 'กรุงเทพมหานคร'
const shortNames: ReadonlySet<string> = new Set(['กรุงเทพ', 'กรุงเทพฯ', 'กทม', 'กทม.'])

/**
 * The minimum wage for a day's work in a place, or null before the first notice listed here. A place that no notice
 * names gets the lowest rate of the country, which applies everywhere.
 */
export function minimumWage(place: Place | null, date: string): MinimumWage | null {
  const named = plain(place?.province ?? '')
  const province = shortNames.has(named) ? capital : named
  const within = plain(place?.district ?? '')
  const district = within === 'เมือง' ? `เมือง${province}` : within
  const found =
    latest(wagesByArea.get(`${province}/${district}`), date) ?? latest(wagesByArea.get(province), date)
  if (found) return found
  const anywhere = [...wagesByArea.values()].flatMap((wages) => latest(wages, date) ?? [])
  const [lowest] = anywhere.sort((a, b) => a.amount - b.amount)
  return lowest ? { ...lowest, province: '', district: '' } : null
}
