import { array, boolean, mixed, number, type Schema, string, type TestConfig } from 'yup'
import type { PickedFile, UploadedItem } from './file-rules'
import { withoutUnseen } from './plain-name'
import { type Judged, type LimitsOf, type Rule, ruleTable, type TableRule } from './rule-table'
import { isPresent, isSame, isTaxId } from './rules'
import { encodeViolation, type RuleParams, violation } from './violation'

const wrongKind = violation('format')

/** Nothing typed or picked; spaces are something, for the rules that look at them. */
const isBlank = (value: unknown) => value === '' || (typeof value !== 'string' && !isPresent(value))

/** A rule of the table as a yup test; `shown` is what its sentence names where people read another unit. */
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

/** Makes a field required; `required_select` words the message as a choice. */
export function required<S extends Schema>(
  schema: S,
  rule: 'required' | 'required_select' = 'required',
): Present<S> {
  const message = violation(rule)
  const { accepts: test } = ruleTable[rule]
  return schema.nonNullable(message).test({ name: rule, message, test }) as unknown as Present<S>
}

/** Text kept as typed, spaces included, of at most `max` characters. */
export function verbatim(max: number) {
  return withRule(string().typeError(wrongKind), 'max', { max })
}

/** Text, trimmed, of at most `max` characters. */
export function text(max: number) {
  return withRule(string().typeError(wrongKind).trim(), 'max', { max })
}

/**
 * What somebody or something is called, in mails and on screens of others: without what cannot be seen, which comes with
 * copied text and is taken out, and without addresses, which are refused.
 */
export const name = (max: number) =>
  withRule(
    text(max).transform((value: unknown) =>
      typeof value === 'string' ? withoutUnseen(value).trim() : value,
    ),
    'plain_name',
  )

/** An e-mail address, at most 254 characters (RFC 5321). */
export const email = () => withRule(text(254), 'email')
/** A Thai phone number: 10 digits starting with 0. */
export const phone = () => withRule(text(20), 'phonenumber')
export const latitude = () => withRule(text(30), 'addressLocationLat')
export const longitude = () => withRule(text(30), 'addressLocationLng')
export const date = () => withRule(text(10), 'date')
export const time = () => withRule(text(5), 'time')
/** 13 digits with their checksum, of a person or a company. */
export const taxId = () => withRule(withRule(text(20), 'digits', { length: 13 }), 'tax_id_number')

/** Files picked now; `withRule` bounds their kinds and sizes. */
export const files = () => array(mixed<PickedFile>().defined()).typeError(wrongKind)

/** Files picked now beside those uploaded earlier, which carry `original`. */
export const attachments = () => array(mixed<PickedFile | UploadedItem>().defined()).typeError(wrongKind)

/** A new password: 8 to 128 characters, spaces kept as typed (NIST SP 800-63B: length, no composition rules). */
export function newPassword() {
  return required(withRule(verbatim(128), 'min', { min: 8 }))
}

/** A repetition that must equal the field named `target`. */
export function repeated(target: string) {
  return required(string().typeError(wrongKind)).test({
    name: 'confirmed',
    message: violation('confirmed'),
    test(value) {
      return isBlank(value) || isSame(value, (this.parent as Record<string, unknown>)[target])
    },
  })
}

/** What came of asking about a number; anything but the first two means that it could not be checked. */
type RegistryAnswer = 'found' | 'unknown' | 'unavailable' | 'refused'

/**
 * A legal-entity number: 13 digits with their checksum, then known to the company registry, which `ask` asks. Only
 * an answer that it is unknown breaks the rule: a registry that is silent has not said so, and `ask` is the place to
 * tell people that. Answers are kept, because a form checks all its fields whenever one is left.
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
