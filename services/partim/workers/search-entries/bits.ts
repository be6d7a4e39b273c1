import { certificateKinds } from '@/validators/certificate-kinds'
import { languageCodes, languageLevels } from '@/validators/languages'
import { type WorkType, workTypes } from '@/validators/work-types'
import type { LanguageSkill } from '../../shapes/language-skill'

const union = (bits: readonly number[]): number => bits.reduce((all, bit) => all | bit, 0)

const workTypeBit = (type: WorkType): number => 1 << workTypes.indexOf(type)

/** Types of work as bits, in the order of `workTypes`. */
export const workTypeBits = (types: readonly WorkType[]): number => union(types.map(workTypeBit))

const bitOf = (code: LanguageSkill['code'], level: number) =>
  1 << (languageCodes.indexOf(code) * languageLevels.length + level)

/** The bit of a language at a level; whoever speaks it better has this bit as well. */
export const languageBit = ({ code, level }: LanguageSkill): number =>
  bitOf(code, languageLevels.indexOf(level))

/** Languages that somebody speaks, as bits of each level up to theirs. */
export const spokenBits = (spoken: readonly LanguageSkill[]): number =>
  union(
    spoken.flatMap(({ code, level }) =>
      languageLevels.slice(0, languageLevels.indexOf(level) + 1).map((_, index) => bitOf(code, index)),
    ),
  )

/** Kinds of certificates as bits. */
export const certificateBits = (kinds: readonly (typeof certificateKinds)[number][]): number =>
  union(kinds.map((kind) => 1 << certificateKinds.indexOf(kind)))
