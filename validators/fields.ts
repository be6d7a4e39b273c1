import { array, boolean, number, type Schema, string } from 'yup'
import * as rules from './rules'
import { isPresent } from './rules'
import { type RuleName, type RuleParams, violation } from './violation'

/** Adds a rule to a schema; a blank value passes, since only `required` judges blanks. */
function keep<V, S extends Schema<V>>(
  schema: S,
  rule: RuleName,
  predicate: (value: NonNullable<V>) => boolean,
  params: RuleParams = {},
): S {
  return schema.test({
    name: rule,
    message: violation(rule, params),
    test: (value) => !isPresent(value) || predicate(value as NonNullable<V>),
  }) as S
}

const wrongKind = violation('format')

/** Text, trimmed, of at most `max` characters. */
export function text(max: number) {
  const base = string().typeError(wrongKind).trim()
  return keep<string | undefined, typeof base>(base, 'max', (value) => value.length <= max, { max })
}

type Present<S> = S extends Schema<infer T, infer C, infer D> ? Schema<NonNullable<T>, C, D> : never

/** Makes a field required; `required_select` words the message as a choice. */
export function required<S extends Schema>(
  schema: S,
  rule: 'required' | 'required_select' = 'required',
): Present<S> {
  return schema.test({ name: rule, message: violation(rule), test: isPresent }) as unknown as Present<S>
}

type Text = ReturnType<typeof text>

export const withMin = (schema: Text, min: number) =>
  keep<string | undefined, Text>(schema, 'min', (value) => value.length >= min, { min })
export const withDigits = (schema: Text, length: number) =>
  keep<string | undefined, Text>(schema, 'digits', (value) => rules.hasDigits(value, length), { length })
export const withTaxId = (schema: Text) =>
  keep<string | undefined, Text>(
    schema,
    'tax_id_number',
    (value) => !rules.hasDigits(value, 13) || rules.isTaxId(value),
  )
export const withBranchName = (schema: Text) =>
  keep<string | undefined, Text>(schema, 'branch_main', rules.isNotMainBranchName)

/** An e-mail address, at most 254 characters (RFC 5321). */
export const email = () => keep<string | undefined, Text>(text(254), 'email', rules.isEmail)
/** A Thai phone number: 10 digits starting with 0. */
export const phone = () => keep<string | undefined, Text>(text(20), 'phonenumber', rules.isPhoneNumber)
export const latitude = () => keep<string | undefined, Text>(text(30), 'addressLocationLat', rules.isLatitude)
export const longitude = () =>
  keep<string | undefined, Text>(text(30), 'addressLocationLng', rules.isLongitude)
export const date = () => keep<string | undefined, Text>(text(10), 'date', rules.isDate)
export const time = () => keep<string | undefined, Text>(text(5), 'time', rules.isTime)

/** A new password: 8 to 128 characters, spaces kept as typed (NIST SP 800-63B: length, no composition rules). */
export function newPassword() {
  return required(string().typeError(wrongKind))
    .test({
      name: 'min',
      message: violation('min', { min: 8 }),
      test: (value) => !value || value.length >= 8,
    })
    .test({
      name: 'max',
      message: violation('max', { max: 128 }),
      test: (value) => !value || value.length <= 128,
    })
}

/** A repetition that must equal the field named `target`. */
export function repeated(target: string) {
  return required(string().typeError(wrongKind)).test({
    name: 'confirmed',
    message: violation('confirmed'),
    test(value) {
      return !value || value === (this.parent as Record<string, unknown>)[target]
    },
  })
}

/** One of a fixed list of codes; blank counts as not chosen. */
export function choice<const T extends string>(codes: readonly T[]) {
  const base = string<T>()
    .typeError(wrongKind)
    .transform((value: unknown) => (value === '' ? undefined : value))
  return keep<T | undefined, typeof base>(base, 'one_of', (value) => codes.includes(value))
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
 * A whole number between two bounds, both included; an empty input counts as blank. `shown` is what the
 * message names where people read another unit than the one stored.
 */
export function integer(min: number, max: number, shown = { min, max }) {
  return number()
    .transform((value: unknown, original: unknown) =>
      original === '' || original === null ? undefined : value,
    )
    .typeError(violation('numeric'))
    .test({
      name: 'integer',
      message: violation('integer'),
      test: (value) => value === undefined || Number.isInteger(value),
    })
    .test({
      name: 'min_value',
      message: violation('min_value', { min: shown.min }),
      test: (value) => value === undefined || value >= min,
    })
    .test({
      name: 'max_value',
      message: violation('max_value', { max: shown.max }),
      test: (value) => value === undefined || value <= max,
    })
}

/** A box that must be ticked. */
export function accepted() {
  return boolean()
    .typeError(wrongKind)
    .test({ name: 'accepted', message: violation('accepted'), test: (value) => value === true })
}
