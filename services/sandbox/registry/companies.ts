import { type Place, places } from './places'
import { type Random, seededRandom } from './seeded-random'
import { type Trade, trades } from './trades'

export type Company = {
  readonly juristicId: string
  readonly nameTh: string
  readonly nameEn: string
  readonly type: string
  /** YYYYMMDD; the year is Buddhist Era in some answers of the real registry and Common Era in others. */
  readonly registerDate: string
  readonly status: string
  readonly active: boolean
  /** Baht, as text. */
  readonly registerCapital: string
  readonly branchName: string
  readonly address: {
    readonly number: string
    readonly building: string | null
    readonly floor: string | null
    readonly room: string | null
    readonly moo: string | null
    readonly soi: string | null
    readonly road: string | null
    readonly place: Place
  }
}

type LegalForm = {
  /** Fourth digit of the number: 3 limited partnership, 5 limited company, 7 public company. */
  readonly digit: string
  readonly type: string
  readonly th: (name: string) => string
  readonly en: (name: string) => string
}

const limitedCompany: LegalForm = {
  digit: '5',
  type: 'บริษัทจำกัด',
  th: (name) => `บริษัท ${name} จำกัด`,
  en: (name) => `${name} COMPANY LIMITED`,
}
const limitedPartnership: LegalForm = {
  digit: '3',
  type: 'ห้างหุ้นส่วนจำกัด',
  th: (name) => `ห้างหุ้นส่วนจำกัด ${name}`,
  en: (name) => `${name} LIMITED PARTNERSHIP`,
}
const publicCompany: LegalForm = {
  digit: '7',
  type: 'บริษัทมหาชนจำกัด',
  th: (name) => `บริษัท ${name} จำกัด (มหาชน)`,
  en: (name) => `${name} PUBLIC COMPANY LIMITED`,
}

const activeStatus = 'ยังดำเนินกิจการอยู่'
const endedStatuses = ['เสร็จการชำระบัญชี', 'ร้าง'] as const

/** The companies in the registry: invented, and the same on every machine and every day. */
export const companies: readonly Company[] = makeCompanies()

function makeCompanies(): Company[] {
  const random = seededRandom(2569)
  return random.shuffled(trades.flatMap(namesOf)).map((name, index) => makeCompany(random, name, index))
}

/** One more company, which is active and whose number none of the list has. */
export function additionalCompany(number: number): Company {
  const pattern = companies.filter(({ active }) => active)[number % 100]
  if (!pattern) throw new Error('the list has too few active companies')
  // Of a year after those of the list.
  const digits = `0105569${String(number).padStart(5, '0')}`
  return { ...pattern, juristicId: digits + checkDigitOf(digits) }
}

type Name = { readonly th: string; readonly en: string; readonly trade: Trade }

function namesOf(trade: Trade): Name[] {
  return trade.owners.flatMap(([ownerTh, ownerEn]) =>
    trade.kinds.map(([kindTh, kindEn]) => ({
      th: trade.kindFirst ? `${kindTh}${ownerTh}` : `${ownerTh} ${kindTh}`,
      en: `${ownerEn} ${kindEn}`,
      trade,
    })),
  )
}

function makeCompany(random: Random, name: Name, index: number): Company {
  const form = legalFormOf(random)
  const place = random.pick(places)
  const yearCe = random.between(1996, 2025)
  const month = String(random.between(1, 12)).padStart(2, '0')
  const day = String(random.between(1, 28)).padStart(2, '0')
  const ended = index % 12 === 7
  return {
    juristicId: juristicIdOf(random, form, place, yearCe + 543, index),
    nameTh: form.th(name.th),
    nameEn: form.en(name.en),
    type: form.type,
    registerDate: `${index % 3 === 0 ? yearCe : yearCe + 543}${month}${day}`,
    status: ended ? random.pick(endedStatuses) : activeStatus,
    active: !ended,
    registerCapital: String(capitalOf(random, form)),
    branchName: 'สำนักงานใหญ่',
    address: addressOf(random, place),
  }
}

function legalFormOf(random: Random): LegalForm {
  const share = random.between(1, 100)
  if (share <= 3) return publicCompany
  return share <= 20 ? limitedPartnership : limitedCompany
}

function capitalOf(random: Random, form: LegalForm): number {
  if (form === publicCompany) return random.between(2, 20) * 100_000_000
  return random.pick([500_000, 1_000_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000])
}

/** 0 for a juristic person, then registration office, legal form, year, serial number and check digit. */
function juristicIdOf(random: Random, form: LegalForm, place: Place, yearBe: number, index: number): string {
  const office = place.provinceCode.slice('TH-'.length)
  const running = String(index * 150 + random.between(1, 149)).padStart(5, '0')
  const digits = `0${office}${form.digit}${String(yearBe).slice(1)}${running}`
  return digits + checkDigitOf(digits)
}

function checkDigitOf(twelveDigits: string): number {
  const sum = [...twelveDigits].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0)
  return (11 - (sum % 11)) % 10
}

function addressOf(random: Random, place: Place): Company['address'] {
  const tall = place.provinceCode === 'TH-10' && random.between(1, 4) === 1
  const rural = place.provinceCode !== 'TH-10' && random.between(1, 2) === 1
  const number = String(random.between(1, 999))
  return {
    number: random.between(1, 2) === 1 ? number : `${number}/${random.between(1, 180)}`,
    building: tall ? random.pick(['อาคารสาทรธานี', 'อาคารวรวัฒน์', 'อาคารพหลโยธินเพลส', 'อาคารเจริญทรัพย์']) : null,
    floor: tall ? String(random.between(2, 30)) : null,
    room: tall ? `${random.between(2, 30)}0${random.between(1, 9)}` : null,
    moo: rural ? String(random.between(1, 12)) : null,
    soi: rural || random.between(1, 2) === 1 ? null : String(random.between(1, 71)),
    road: random.pick(place.roads),
    place,
  }
}
