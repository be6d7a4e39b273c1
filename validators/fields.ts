import { array, boolean, mixed, number, type Schema, string, type TestConfig } from 'yup'
import { digitsAmongWords, latinDigits } from './digits'
import type { PickedFile, UploadedItem } from './file-rules'
import { yearsFrom } from './horizon'
import { oneForm } from './one-form'
import { phoneFault } from './phone-fault'
import { withoutUnseen } from './plain-name'
import { type Judged, type LimitsOf, type Rule, ruleTable, type TableRule } from './rule-table'
import { bangkokToday, isDate, isNumeric, isPresent, isSame, isTaxId } from './rules'
import { tidyContactPhone } from './tidy-contact-phone'
import { type DayOf, readDay, readTypedDay } from './typed-day'
import { encodeViolation, type RuleParams, violation } from './violation'

const wrongKind = violation('format')

/** True when nothing was typed or picked; spaces are not blank here, because some rules judge them. */
const isBlank = (value: unknown) => value === '' || (typeof value !== 'string' && !isPresent(value))

/** A rule of the table as a yup test; `shown` replaces the limits in its message where people read another unit. */
function testOf<R extends TableRule>(name: R, [limits]: LimitsOf<R>, shown = limits): TestConfig<unknown> {
  const rule: Rule = ruleTable[name]
  return {
    name,
    test(value, { createError }) {
      if (isBlank(value) || rule.accepts(value, limits)) return true
      const params = rule.says?.(limits, value) ?? shown ?? {}
      return createError({ message: encodeViolation({ rule: name, params: params as RuleParams }) })
    },
  }
}

/**
 * Adds a rule of the specification to a schema: `withRule(text(80), 'textWithoutNumber')`,
 * `withRule(files(), 'size', { limit: 5_120 })`. A blank value passes, since only `required` judges blanks.
 */
export function withRule<R extends TableRule, S extends Schema<Judged<R> | null | undefined>>(
  schema: S,
  name: R,
  ...limits: LimitsOf<R>
): S {
  return schema.test(testOf(name, limits)) as S
}

type Present<S> = S extends Schema<infer T, infer C, infer D> ? Schema<NonNullable<T>, C, D> : never

/** Makes a field required; `required_select` words the message as a choice, `unanswered` as a question. */
export function required<S extends Schema>(
  schema: S,
  rule: 'required' | 'required_select' | 'unanswered' = 'required',
): Present<S> {
  const message = violation(rule)
  const { accepts: test } = ruleTable.required
  return schema.nonNullable(message).test({ name: rule, message, test }) as unknown as Present<S>
}

/** Text kept as typed, spaces included, of at most `max` characters. */
export function verbatim(max: number) {
  return withRule(string().typeError(wrongKind), 'max', { max })
}

const formed =
  (form: (typed: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? form(value) : value

/** Text in the one form, trimmed, of at most `max` characters. */
export function text(max: number) {
  return withRule(string().typeError(wrongKind).transform(formed(oneForm)).trim(), 'max', { max })
}

/**
 * A name of a person or thing, as it appears in mails and on other people's screens: invisible characters, which come
 * with copied text, are removed, and links are refused.
 */
export const name = (max: number) =>
  withRule(text(max).transform(formed((typed) => withoutUnseen(typed).trim())), 'plain_name')

/** A person's name: without digits, so that it cannot contain a phone number. */
export const personName = (max: number) => withRule(name(max), 'textWithoutNumber')

/** The longest address (RFC 5321). */
const longestEmail = 254
const listSigns = new Set('.,;')

/** An address behind its name, as mail programs and address books copy it: `"สมใจ" <somjai@example.com>`. */
const named = /^[^<>@]*<\s*(?<address>[^<>\s]+)\s*>[,;.\s]*$/

/** An address without what address books and chats put round it; a comma at the end comes with a list. */
function bareEmail(typed: string): string {
  const copied = named.exec(typed)?.groups?.address ?? typed
  const address = copied.replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1')
  let end = address.length
  while (listSigns.has(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

/** An e-mail address. */
export const email = () => withRule(text(longestEmail).transform(formed(bareEmail)), 'email')

/** A telephone number by a rule of the table; what is none is told why, where that can be seen. */
const phoneBy = (rule: 'phonenumber' | 'contact_phone') =>
  text(200)
    .transform(formed(tidyContactPhone))
    .test({
      name: rule,
      test(value, { createError }) {
        if (!value || ruleTable[rule].accepts(value)) return true
        return createError({ message: violation(phoneFault(value) ?? rule) })
      },
    })
/** A Thai phone number: 10 digits starting with 0, however it was written ("+66 81 234 5678"). */
export const phone = () => phoneBy('phonenumber')
/** Where a company or a branch is called: landlines and extensions, too, however they are written. */
export const contactPhone = () => phoneBy('contact_phone')

/** Text in which digits of every script count the same. */
const withDigits = (max: number) =>
  text(max).transform(formed((typed) => latinDigits(typed).replace(/[\p{Pd}\u2212]/gu, '-')))
export const latitude = () => withRule(withDigits(30), 'addressLocationLat')
export const longitude = () => withRule(withDigits(30), 'addressLocationLng')
/** A day, YYYY-MM-DD: written as people write days, with a year of either era, it is taken as that. */
export const date = (of: DayOf = 'plan') =>
  text(40)
    .transform(formed((typed) => readTypedDay(typed, of) ?? typed))
    .test({
      name: 'date',
      test(value, { createError }) {
        if (!value) return true
        const read = readDay(value, of)
        return 'day' in read || createError({ message: read.fault })
      },
    })
/** The same at most so many years from today: a later one was mistyped. */
export const dateWithin = (years: number) =>
  date().test({
    name: 'too_far',
    message: violation('too_far', { years }),
    test: (value) => !value || !isDate(value) || value <= yearsFrom(bangkokToday(), years),
  })
export const time = () => withRule(withDigits(5), 'time')
/** A number of exactly `length` digits, written in groups or not, with words around it or without. */
export const digits = (length: number) =>
  withRule(text(80).transform(formed(digitsAmongWords(length))), 'digits', { length })
/** 13 digits with their checksum, of a person or a company. */
export const taxId = () => withRule(digits(13), 'tax_id_number')

/** Files picked in this form; `withRule` limits their types and sizes. */
export const files = () => array(mixed<PickedFile>().defined()).typeError(wrongKind)

/** Files picked in this form together with files uploaded earlier, which carry `original`. */
export const attachments = () => array(mixed<PickedFile | UploadedItem>().defined()).typeError(wrongKind)

/** A new password: 8 to 128 characters, spaces kept as typed (NIST SP 800-63B: length, no composition rules). */
export function newPassword() {
  // Only spaces break `allowSpaces`, not `required`.
  return withRule(withRule(verbatim(128), 'allowSpaces'), 'min', { min: 8 }).required(violation('required'))
}

/** A repetition that must equal the field named `target`; `passwords_differ` is the message for passwords. */
export function repeated(target: string, rule: 'confirmed' | 'passwords_differ' = 'confirmed') {
  return required(string().typeError(wrongKind)).test({
    name: 'confirmed',
    message: violation(rule),
    test(value) {
      return isBlank(value) || isSame(value, (this.parent as Record<string, unknown>)[target])
    },
  })
}

/** The result of looking a number up; every value except the first two means that it could not be checked. */
type RegistryAnswer = 'found' | 'unknown' | 'unavailable' | 'refused'

/**
 * A legal-entity number: 13 digits with their checksum, which the company registry knows; `ask` asks it. Only the
 * answer `unknown` breaks the rule: a registry that does not respond proves nothing, and `ask` is the place to tell
 * people so. Answers are cached, because a form checks all its fields whenever one loses focus.
 */
export function legalEntityNumber(ask: (juristicId: string) => Promise<RegistryAnswer>) {
  const answers = new Map<string, Promise<RegistryAnswer>>()
  const isKnown = async (juristicId: string) => {
    const asked = answers.get(juristicId) ?? ask(juristicId).catch(() => 'unavailable' as const)
    answers.set(juristicId, asked)
    const answer = await asked
    if (answer !== 'found' && answer !== 'unknown') answers.delete(juristicId)
    return answer !== 'unknown'
  }
  return taxId().test({
    name: 'legal_entity_number',
    message: violation('legal_entity_number'),
    test: (value) => !value || !isTaxId(value) || isKnown(value),
  })
}

/** One of a fixed list of codes; blank counts as not chosen. */
export function choice<const T extends string>(codes: readonly T[]) {
  return string<T>()
    .typeError(wrongKind)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test({
      name: 'one_of',
      message: violation('one_of'),
      test: (value) => isBlank(value) || (codes as readonly unknown[]).includes(value),
    })
}

/** Several codes of a fixed list. */
export function choices<const T extends string>(codes: readonly T[], max: number) {
  const base = array(choice(codes).defined()).typeError(wrongKind)
  return base.test({
    name: 'max_items',
    message: violation('max_items', { max }),
    test: (value) => !value || value.length <= max,
  })
}

/** At most `max` texts; none is an empty list. */
export function texts(maxLength: number, max: number) {
  return array(text(maxLength).defined())
    .typeError(wrongKind)
    .default([])
    .test({
      name: 'max_items',
      message: violation('max_items', { max }),
      test: (value) => !value || value.length <= max,
    })
}

/**
 * A whole number between two bounds, both included; an empty input counts as blank. `shown` replaces the bounds in the
 * message where people read another unit than the stored one.
 */
export function integer(min: number, max: number, shown = { min, max }) {
  return number()
    .transform((value: unknown, original: unknown) => {
      if (original === '' || original === null) return undefined
      // A text must consist of digits: yup would also accept `1e3` and `0x10`.
      return typeof original === 'string' && !isNumeric(original) ? Number.NaN : value
    })
    .typeError(violation('numeric'))
    .test({
      name: 'integer',
      message: violation('integer'),
      test: (value) => isBlank(value) || Number.isInteger(value),
    })
    .test(testOf('min_value', [{ min }], { min: shown.min }))
    .test(testOf('max_value', [{ max }], { max: shown.max }))
}

/** A box that may be ticked. */
export const flag = () => boolean().typeError(wrongKind)

/** A box that must be ticked. */
export function accepted() {
  return boolean()
    .typeError(wrongKind)
    .test({ name: 'accepted', message: violation('accepted'), test: (value) => value === true })
}
