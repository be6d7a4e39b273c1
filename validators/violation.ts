/**
 * Every rule a person's input can break, with the params its Thai sentence names besides {field}; the sentence is
 * `validation.<rule>` in messages/th.json.
 */
export const sentenceParams = {
  required: [],
  required_select: [],
  unanswered: [],
  email: [],
  digits: ['length'],
  confirmed: [],
  passwords_differ: [],
  wrong_password: [],
  min: ['min'],
  max: ['max'],
  max_items: ['max'],
  min_items: ['min'],
  repeated: [],
  min_value: ['min'],
  max_value: ['max'],
  numeric: [],
  integer: [],
  image: [],
  image_or_original: [],
  image_or_pdf_or_original: [],
  imageOrUrl: [],
  size: ['limit', 'actual'],
  ext: ['extensions'],
  addressLocationLat: [],
  addressLocationLng: [],
  textWithoutNumber: [],
  phonenumber: [],
  contact_phone: [],
  one_phone: [],
  phone_extension: [],
  phone_abroad: [],
  phone_words: [],
  url: [],
  facebook_url: [],
  allowSpaces: [],
  card_number: [],
  tax_id_number: [],
  legal_entity_number: [],
  branch_main: [],
  plain_name: [],
  map_link: [],
  in_thailand: [],
  branch_gone: [],
  post_gone: [],
  juristic_number: [],
  personal_number: [],
  date: [],
  half_typed: [],
  no_such_day: ['day', 'days'],
  no_such_month: ['month'],
  year_in_full: [],
  too_far: ['years'],
  begun: [],
  job_age: ['min', 'max'],
  job_age_from: ['min'],
  time: [],
  not_past: [],
  interview_time: ['days'],
  not_future: [],
  not_before_payment: [],
  before_start: [],
  too_young: [],
  birth_age: ['min', 'max'],
  birth_date_first: [],
  bank_account: [],
  other_order: ['order'],
  passed: [],
  after_work: [],
  shift_length: [],
  overlap: [],
  minimum_wage: ['min'],
  overtime_pay: ['min'],
  rest: ['min', 'limit'],
  staffed: [],
  chosen_overlap: [],
  chosen_rest: ['min', 'limit'],
  chosen_day_hours: ['hours', 'max'],
  weekly_hours: ['hours', 'max'],
  weekly_overtime: ['hours', 'max'],
  young_night: [],
  young_overtime: [],
  young_holiday: [],
  one_of: [],
  place_name: [],
  postcode_of: ['place', 'postcode'],
  accepted: [],
  taken: [],
  confirmed_name: [],
  letter_code: [],
  wrong_code: ['left'],
  running: [],
  contact_details: [],
  forbidden_words: ['words'],
  uploaded: [],
  uploading: [],
  upload_expired: ['hours'],
  captions_unreadable: ['line'],
  format: [],
  unknown_field: [],
  invalid: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RuleName = keyof typeof sentenceParams
export type RuleParams = Readonly<Record<string, string | number>>
export type Violation = { readonly rule: RuleName; readonly params: RuleParams }

export const ruleNames = Object.keys(sentenceParams) as readonly RuleName[]

/** The params that the message of a rule needs. */
export type ParamsOf<R extends RuleName> = Readonly<
  Record<(typeof sentenceParams)[R][number], string | number>
>

/** Encodes a broken rule as the text a yup message can carry, e.g. `min:{"min":8}`. */
export function violation<R extends RuleName>(
  rule: R,
  ...[params]: keyof ParamsOf<R> extends never ? [] : [params: ParamsOf<R>]
): string {
  return encodeViolation({ rule, params: params ?? {} })
}

/** Encodes a violation whose rule is only known at run time. */
export function encodeViolation({ rule, params }: Violation): string {
  return Object.keys(params).length === 0 ? rule : `${rule}:${JSON.stringify(params)}`
}

/** A violation from elsewhere; the fallback rule `invalid` when the rule is unknown or one of its params missing. */
export function knownViolation(rule: string, params: RuleParams = {}): Violation {
  const name = ruleNames.find((known) => known === rule)
  const isSayable = name && sentenceParams[name].every((param) => Object.hasOwn(params, param))
  return isSayable ? { rule: name, params } : { rule: 'invalid', params: {} }
}

/** Decodes what `violation` encoded; any other text becomes the fallback rule `invalid`. */
export function parseViolation(text: string): Violation {
  const [, name = '', json] = /^([A-Za-z_]+)(?::(\{.*\}))?$/s.exec(text) ?? []
  return knownViolation(name, json ? readParams(json) : {})
}

function readParams(json: string): RuleParams {
  try {
    return JSON.parse(json) as RuleParams
  } catch {
    return {}
  }
}
