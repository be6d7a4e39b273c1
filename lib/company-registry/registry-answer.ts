import { commonYear } from '@/validators/buddhist-year'
import { isRegisteredStatus } from '@/validators/rules'
import { addressOf, type CompanyAddress } from './registry-address'
import { asRecord, textOf } from './registry-fields'

/** A company as the registry knows it. */
export type RegisteredCompany = {
  readonly juristicId: string
  readonly nameTh: string
  readonly nameEn: string | null
  readonly type: string | null
  /** YYYY-MM-DD in the common era. */
  readonly registeredOn: string | null
  readonly status: string
  readonly active: boolean
  readonly address: CompanyAddress
}

/** The registry's status code for an unknown number, as text or number (DBD open API). */
const unknownStatus = '1004'

/** "Still in business", in the registry's own words. */
const activeStatus = 'ยังดำเนินกิจการอยู่'

/** The prefix of the registry's keys for a company. */
const prefix = 'cd:OrganizationJuristic'

/** An answer that says neither "found" nor "unknown". */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

/**
 * The company in a registry answer, or null when the number is unknown. The answer is a plain body, or an object
 * whose `value` holds the same as JSON text. Throws UnreadableAnswer.
 */
export function readRegistryAnswer(text: string, juristicId: string): RegisteredCompany | null {
  const answer = asRecord(unwrap(asRecord(parse(text))))
  const { code } = asRecord(answer.status)
  if (String(code) === unknownStatus) return null
  if (!isRegisteredStatus(code)) throw new UnreadableAnswer(`status code ${String(code).slice(0, 20)}`)

  const first: unknown = Array.isArray(answer.data) ? answer.data[0] : answer.data
  const company = asRecord(asRecord(first)['cd:OrganizationJuristicPerson'])
  const field = (name: string) => textOf(company[`${prefix}${name}`])
  const nameTh = field('NameTH')
  // An answer about another company would put its name under a signed attestation.
  if (!nameTh || field('ID') !== juristicId) throw new UnreadableAnswer('not the company asked for')

  const status = field('Status') ?? ''
  return {
    juristicId,
    nameTh,
    nameEn: field('NameEN'),
    type: field('Type'),
    registeredOn: dateOf(field('RegisterDate')),
    status,
    active: status === activeStatus,
    address: addressOf(asRecord(asRecord(company[`${prefix}Address`])['cr:AddressType'])),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableAnswer('not JSON', { cause })
  }
}

function unwrap(body: Readonly<Record<string, unknown>>): unknown {
  return typeof body.value === 'string' ? parse(body.value) : (body.value ?? body)
}

/** YYYYMMDD, in either era, as YYYY-MM-DD. */
function dateOf(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? []
  if (!year) return null
  return `${commonYear(Number(year))}-${month}-${day}`
}
