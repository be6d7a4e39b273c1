import { isCardNumber } from './card-number'
import { isPersonalNumber } from './company-kind'
import { isContactPhone } from './contact-phone'
import {
  type Attachments,
  hasExtension,
  isImage,
  isImageOrOriginal,
  isImageOrPdfOrOriginal,
  isImageOrUrl,
  isWithinSize,
  largestSize,
} from './file-rules'
import { isMapLink } from './map-link-hosts'
import { isPlainName } from './plain-name'
import * as rules from './rules'
import { isFacebookUrl, isUrl } from './url-rules'
import type { RuleName, RuleParams } from './violation'

/** Methods, not function properties, so that each rule may narrow the type of value it judges. */
export type Rule = {
  /** Whether a value satisfies the rule, given the rule's limits. */
  accepts(value: unknown, limits?: unknown): boolean
  /** The params of its message, where they differ from the limits. */
  says?(limits: unknown, value: unknown): RuleParams
}

/**
 * The rules that a value alone satisfies or breaks, under the names of the specification's section 5 (`plain_name` for
 * names that strangers see, `contact_phone` for companies and branches, `map_link`, and
 * `juristic_number` and `personal_number` for the two kinds of numbers are our own); forms and services run
 * these very functions through `withRule`. Two rules of that section need something else: `confirmed` another field
 * (`repeated`), `legal_entity_number` the company registry (`legalEntityNumber`).
 */
export const ruleTable = {
  required: { accepts: rules.isPresent },
  required_select: { accepts: rules.isPresent },
  email: { accepts: rules.isEmail },
  digits: { accepts: (text: string, limits: { length: number }) => rules.hasDigits(text, limits.length) },
  min: { accepts: (text: string, limits: { min: number }) => rules.hasMinLength(text, limits.min) },
  max: { accepts: (text: string, limits: { max: number }) => rules.hasMaxLength(text, limits.max) },
  min_value: { accepts: (value: number, limits: { min: number }) => rules.isAtLeast(value, limits.min) },
  max_value: { accepts: (value: number, limits: { max: number }) => rules.isAtMost(value, limits.max) },
  numeric: { accepts: rules.isNumeric },
  image: { accepts: isImage },
  image_or_original: { accepts: isImageOrOriginal },
  image_or_pdf_or_original: { accepts: isImageOrPdfOrOriginal },
  imageOrUrl: { accepts: isImageOrUrl },
  size: {
    accepts: (files: Attachments, limits: { limit: number }) => isWithinSize(files, limits.limit),
    says: ({ limit }: { limit: number }, files: Attachments) => ({ limit, actual: largestSize(files) }),
  },
  ext: {
    accepts: (files: Attachments, limits: { extensions: readonly string[] }) =>
      hasExtension(files, limits.extensions),
    says: ({ extensions }: { extensions: readonly string[] }) => ({ extensions: extensions.join(', ') }),
  },
  addressLocationLat: { accepts: rules.isLatitude },
  addressLocationLng: { accepts: rules.isLongitude },
  textWithoutNumber: { accepts: rules.hasNoDigits },
  phonenumber: { accepts: rules.isPhoneNumber },
  contact_phone: { accepts: isContactPhone },
  url: { accepts: isUrl },
  facebook_url: { accepts: isFacebookUrl },
  allowSpaces: { accepts: rules.isNotOnlySpaces },
  card_number: { accepts: isCardNumber },
  tax_id_number: { accepts: rules.isTaxId },
  branch_main: { accepts: rules.isNotMainBranchName },
  plain_name: { accepts: isPlainName },
  map_link: { accepts: isMapLink },
  juristic_number: { accepts: (number: string) => !isPersonalNumber(number) },
  personal_number: { accepts: isPersonalNumber },
  date: { accepts: rules.isDate },
  time: { accepts: rules.isTime },
} as const satisfies Partial<Record<RuleName, Rule>>

type RuleTable = typeof ruleTable
export type TableRule = keyof RuleTable

/** The type of value that a rule of the table judges. */
export type Judged<R extends TableRule> = Parameters<RuleTable[R]['accepts']>[0]

/** The limits of a rule, e.g. `{ min: 8 }`; most rules have none. */
export type LimitsOf<R extends TableRule> =
  Parameters<RuleTable[R]['accepts']> extends [unknown, infer Limits] ? [limits: Limits] : []
