import { isCardNumber } from './card-number'
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
import { isPlainName } from './plain-name'
import * as rules from './rules'
import { isFacebookUrl, isUrl } from './url-rules'
import type { RuleName, RuleParams } from './violation'

/** Written as methods, so that each rule may ask for the kind of value it judges. */
export type Rule = {
  /** Whether a value keeps the rule, given the rule's limits. */
  accepts(value: unknown, limits?: unknown): boolean
  /** What its sentence names, where that is more or other than the limits. */
  says?(limits: unknown, value: unknown): RuleParams
}

/**
 * The rules a value keeps or breaks by itself, by the names of the specification's section 5 (`plain_name` is ours: what
 * strangers are shown); forms and services run these very functions through `withRule`. The other two of that section ask somebody else: `confirmed` another
 * field (`repeated`), `legal_entity_number` the company registry (`legalEntityNumber`).
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
  url: { accepts: isUrl },
  facebook_url: { accepts: isFacebookUrl },
  allowSpaces: { accepts: rules.isNotOnlySpaces },
  card_number: { accepts: isCardNumber },
  tax_id_number: { accepts: rules.isTaxId },
  branch_main: { accepts: rules.isNotMainBranchName },
  plain_name: { accepts: isPlainName },
  date: { accepts: rules.isDate },
  time: { accepts: rules.isTime },
} as const satisfies Partial<Record<RuleName, Rule>>

type RuleTable = typeof ruleTable
export type TableRule = keyof RuleTable

/** What a rule of the table judges. */
export type Judged<R extends TableRule> = Parameters<RuleTable[R]['accepts']>[0]

/** The numbers or words that bound a rule, e.g. `{ min: 8 }`; nothing for most. */
export type LimitsOf<R extends TableRule> =
  Parameters<RuleTable[R]['accepts']> extends [unknown, infer Limits] ? [limits: Limits] : []
