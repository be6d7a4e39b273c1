import { describe, expect, jest, test } from '@jest/globals'
import { mixed, number, type Schema, ValidationError } from 'yup'
import * as fields from './fields'
import type { Attachments } from './file-rules'
import type { TableRule } from './rule-table'
import { growsWithItsLength } from './testing/growth'
import { parseViolation, type RuleParams } from './violation'

const { withRule, text } = fields

async function violationsOf(schema: Schema, value: unknown) {
  try {
    await schema.validate(value, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.errors.map(parseViolation)
  }
}

const file = { name: 'logo.png', size: 6 * 1_024 * 1_024 + 1 }
const anyFile = mixed<Attachments>()

/** Each rule in a schema, with a value that breaks it and the params of its message. */
const broken: Record<TableRule, readonly [schema: Schema, value: unknown, params?: RuleParams]> = {
  required: [fields.required(text(9)), ' '],
  required_select: [fields.required(text(9), 'required_select'), null],
  email: [fields.email(), 'somying'],
  digits: [withRule(text(9), 'digits', { length: 5 }), '1033', { length: 5 }],
  min: [withRule(text(9), 'min', { min: 3 }), 'กข', { min: 3 }],
  max: [text(3), 'กขคง', { max: 3 }],
  min_value: [withRule(number(), 'min_value', { min: 1 }), 0, { min: 1 }],
  max_value: [withRule(number(), 'max_value', { max: 9 }), 10, { max: 9 }],
  numeric: [withRule(text(9), 'numeric'), '1.5'],
  image: [withRule(mixed<typeof file>(), 'image'), { name: 'a.pdf', size: 1 }],
  image_or_original: [withRule(anyFile, 'image_or_original'), [{ name: 'a.pdf', size: 1 }]],
  image_or_pdf_or_original: [withRule(fields.attachments(), 'image_or_pdf_or_original'), [{ original: '' }]],
  imageOrUrl: [withRule(mixed<typeof file | string>(), 'imageOrUrl'), 'logo'],
  size: [withRule(fields.files(), 'size', { limit: 5_120 }), [file], { limit: 5_120, actual: 6_145 }],
  ext: [withRule(fields.files(), 'ext', { extensions: ['pdf', 'jpg'] }), [file], { extensions: 'pdf, jpg' }],
  addressLocationLat: [fields.latitude(), '91.0'],
  addressLocationLng: [fields.longitude(), '181'],
  textWithoutNumber: [withRule(text(9), 'textWithoutNumber'), 'สมหญิง2'],
  phonenumber: [fields.phone(), '12345'],
  contact_phone: [fields.contactPhone(), '12345'],
  url: [withRule(text(99), 'url'), 'www.example.com'],
  facebook_url: [withRule(text(99), 'facebook_url'), 'https://example.com'],
  allowSpaces: [withRule(fields.verbatim(9), 'allowSpaces'), '   '],
  card_number: [withRule(text(30), 'card_number'), '1234'],
  tax_id_number: [fields.taxId(), '0105536041975'],
  branch_main: [withRule(text(30), 'branch_main'), 'สำนักงานใหญ่'],
  plain_name: [fields.name(80), 'somchai.com'],
  juristic_number: [withRule(text(20), 'juristic_number'), '1101700230708'],
  personal_number: [withRule(text(20), 'personal_number'), '0105536041974'],
  map_link: [withRule(text(99), 'map_link'), 'https://example.com'],
  date: [fields.date(), 'สิ้นเดือน'],
  time: [fields.time(), '25:00'],
}

test.each([
  [fields.date(), '2026-02-30', 'no_such_day', { day: '30 กุมภาพันธ์ 2569', days: 28 }],
  [fields.date('birth'), '1/1/05', 'year_in_full', {}],
  [fields.date(), '2026-13-05', 'no_such_month', { month: 13 }],
  [fields.date(), '5/13/2569', 'no_such_month', { month: 13 }],
  [fields.date(), '๑/๑๔/๖๙', 'no_such_month', { month: 14 }],
  [fields.date('birth'), '05202547', 'no_such_month', { month: 20 }],
  [fields.dateWithin(1), '9999-12-31', 'too_far', { years: 1 }],
  [fields.dateWithin(15), '3112-12-05', 'too_far', { years: 15 }],
])('a day that is wrong is told how: %#', async (schema, typed, rule, params) => {
  expect(await violationsOf(schema, typed)).toEqual([{ rule, params }])
})

describe.each(Object.entries(broken))('%s', (rule, [schema, value, params = {}]) => {
  test('is what a value that breaks it is told, with what its sentence names', async () => {
    expect(await violationsOf(schema, value)).toEqual([{ rule, params }])
  })

  test('is silent where nothing was typed or picked, unless it asks for something', async () => {
    const asks = rule === 'required' || rule === 'required_select'
    const empty: Readonly<Record<string, unknown>> = { string: '', array: [] }
    for (const blank of [undefined, empty[schema.type]]) {
      expect(await violationsOf(schema, blank)).toEqual(asks ? [{ rule, params: {} }] : [])
    }
  })
})

test('confirmed is what a repetition that differs is told', async () => {
  const schema = fields.repeated('password')
  const asked = (passwordConfirm: string) =>
    schema.isValid(passwordConfirm, { parent: { password: 'krua-yai' } } as never)
  expect(await asked('krua-yai')).toBe(true)
  expect(await asked('krua-yay')).toBe(false)
})

test('spaces inside a password are kept as typed', async () => {
  expect(await fields.newPassword().validate(' ลม พัด เย็น ')).toBe(' ลม พัด เย็น ')
})

describe('what is pasted is taken as what it looks like', () => {
  test.each([
    '\u202a081\u2011234\u20115678\u202c',
    '+66 81 234 5678',
    '\u206866812345678\u2069',
    '0066-81-234-5678',
    '+66 (0)81 234 5678',
    '(+66) 81 234 5678',
    'tel:0812345678',
    '081/234/5678',
    '081\u2212234\u22125678',
    '081\u00a0234\u200b5678',
    '０８１２３４５６７８',
    '๐๘๑ ๒๓๔ ๕๖๗๘',
    '\u17e0\u17e8\u17e1\u17e2\u17e3\u17e4\u17e5\u17e6\u17e7\u17e8',
  ])('a telephone number: %j', async (pasted) => {
    expect(await fields.phone().validate(pasted)).toBe('0812345678')
  })

  test.each([
    '\u202amali@example.com\u202c',
    'mailto:mali@example.com',
    'mailto:mali@example.com?subject=สมัครงาน',
    'mali@example.com,',
    ' mali@example.com;',
    'mali@exam\u00adple.com.',
    'mali＠example．com',
    'mali\u200b@example.com',
    'somying <mali@example.com>',
    '"สมปอง" <mali@example.com>',
    '<mali@example.com>',
    'สมปอง ใจดี<mailto:mali@example.com>;',
  ])('an e-mail address: %j', async (pasted) => {
    expect(await fields.email().validate(pasted)).toBe('mali@example.com')
  })

  test.each([
    'mali@example.com, lek@example.com',
    'lek@example.com <mali@example.com>',
    'mali <mali@example.com>, lek <lek@example.com>',
    '<mali@example.com',
  ])('of more than one address nothing is guessed: %j', async (pasted) => {
    expect(await fields.email().isValid(pasted)).toBe(false)
  })

  test.each([
    '0 1055 36041 97 4',
    '0-1055-36041-97-4',
    '０１０５５３６０４１９７４',
    '๐๑๐๕๕๓๖๐๔๑๙๗๔',
    '\u202a0105536041974\u202c',
    'TAX ID 0105536041974',
    'ทะเบียนเลขที่ 0105536041974 ลงวันที่จดทะเบียน',
    'เลขประจำตัวผู้เสียภาษี0-1055-36041-97-4',
    '0105536041974 (สำนักงานใหญ่)',
    'เลขทะเบียน: ๐ ๑๐๕๕ ๓๖๐๔๑ ๙๗ ๔ บจก.',
  ])('a company number: %j', async (pasted) => {
    expect(await fields.taxId().validate(pasted)).toBe('0105536041974')
  })

  test.each(['0105536041974 สาขา 00001', '0105536041974A', 'O105536041974', '0105536041974/0105536041974'])(
    'of other digits or letters in a company number nothing is left out: %j',
    async (pasted) => {
      expect(await fields.taxId().isValid(pasted)).toBe(false)
    },
  )

  test('a row of commas as long as a letter is answered at once', () => {
    const hostile = (length: number) => `${','.repeat(length)}x`
    expect(growsWithItsLength(hostile, (typed) => fields.email().cast(typed))).toBe(true)
  })

  test.each(['02-123-4567/8', '02-123-4567~9', '081-234-5678/9', '02 123 4567 / 68'])(
    'several lines in one writing are no number: %j',
    async (pasted) => {
      expect(await fields.contactPhone().isValid(pasted)).toBe(false)
      expect(await fields.phone().isValid(pasted)).toBe(false)
    },
  )

  test('a position, a day and an hour', async () => {
    expect(await fields.latitude().validate('\u2068๑๓.๗๔๕๖\u2069')).toBe('13.7456')
    expect(await fields.longitude().validate('\u2212100.5')).toBe('-100.5')
    expect(await fields.date().validate('๒๐๒๖\u201112\u201105')).toBe('2026-12-05')
    for (const typed of ['2569-12-05', '05/12/2569', '5 ธ.ค. 69', '๕ ธันวาคม ๒๕๖๙'])
      expect(await fields.date().validate(typed)).toBe('2026-12-05')
    expect(await fields.time().validate('０９:３０')).toBe('09:30')
  })

  test('a name and a text keep every mark', async () => {
    expect(await fields.name(80).validate('สมหญ\uf701ง ใจด\uf702')).toBe('สมหญิง ใจดี')
    expect(await text(80).validate('เเม่บ้าน\r\nลา้งจาน')).toBe('แม่บ้าน\nล้างจาน')
  })
})

describe('legal_entity_number', () => {
  const juristicId = '0105536041974'
  const registry = () => jest.fn<Parameters<typeof fields.legalEntityNumber>[0]>()

  test('is accepted when the registry knows it', async () => {
    const schema = fields.legalEntityNumber(registry().mockResolvedValue('found'))
    expect(await violationsOf(schema, juristicId)).toEqual([])
  })

  test('is refused when the registry does not know it', async () => {
    const schema = fields.legalEntityNumber(registry().mockResolvedValue('unknown'))
    expect(await violationsOf(schema, juristicId)).toEqual([{ rule: 'legal_entity_number', params: {} }])
  })

  test.each(['', '010553604197', 'abc', '0105536041975'])('asks nobody about %j', async (value) => {
    const ask = registry()
    const found = await violationsOf(fields.legalEntityNumber(ask), value)
    expect(found.map(({ rule }) => rule)).not.toContain('legal_entity_number')
    expect(ask).not.toHaveBeenCalled()
  })

  test('asks once about one number, however often the form is checked', async () => {
    const ask = registry().mockResolvedValue('unknown')
    const schema = fields.legalEntityNumber(ask)
    await Promise.all([violationsOf(schema, juristicId), violationsOf(schema, juristicId)])
    await violationsOf(schema, juristicId)
    expect(ask.mock.calls).toEqual([[juristicId]])
  })

  test('is not refused, and asked about again, while the registry gives no answer', async () => {
    const ask = registry().mockResolvedValueOnce('unavailable').mockResolvedValueOnce('refused')
    ask.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce('unknown')
    const schema = fields.legalEntityNumber(ask)
    for (const rules of [[], [], [], ['legal_entity_number']]) {
      expect((await violationsOf(schema, juristicId)).map(({ rule }) => rule)).toEqual(rules)
    }
  })
})
