import { certificateKinds } from '@/validators/certificate-kinds'
import { languageLevels } from '@/validators/languages'
import { workTypes } from '@/validators/work-types'
import { askedPayUnits } from '@/validators/worker-search'
import { askedPay, slotsFree } from './meets'
import type { Card, FoundEntry } from './repository'
import type { Reason } from './shapes'
import { hasSaidFree, isFreeIn } from './slots'
import { answersTo, wordsOf } from './text-query'
import type { WantedAround } from './wanted'

const isSet = (bits: number, bit: number) => (bits & (1 << bit)) !== 0

function ofTime(entry: FoundEntry, search: WantedAround): Reason[] {
  const { slots } = search
  if (slots.length === 0) return []
  const count = slotsFree(entry, search)
  const state =
    count === slots.length ? 'met' : count > 0 ? 'partly' : hasSaidFree(entry) ? 'missed' : 'unsaid'
  const missed = slots.filter((slot) => !isFreeIn(entry, slot)).map(({ text }) => text)
  return [{ of: 'free', state, count, outOf: slots.length, missed }]
}

/** Of several wanted types of work those that the worker wants, with the months they did each. */
function ofWork(entry: FoundEntry, search: WantedAround): Reason[] {
  const wanted = search.workTypes.length > 0 ? search.workTypes : workTypes
  const offered = wanted
    .filter((type) => isSet(entry.workTypes, workTypes.indexOf(type)))
    .map((workType) => ({ workType, months: entry.months[workTypes.indexOf(workType)] ?? 0 }))
    .sort((one, other) => other.months - one.months)
  const shown = search.workTypes.length > 0 ? offered : offered.filter(({ months }) => months > 0).slice(0, 1)
  return shown.map(({ workType, months }) => ({
    of: 'work',
    state: months > 0 ? 'met' : 'partly',
    workType,
    months,
  }))
}

function ofPay(entry: FoundEntry, { pay }: WantedAround): Reason[] {
  const unit = pay?.unit ?? askedPayUnits[1]
  const amount = askedPay(entry, unit)
  if (!pay) return []
  const state = amount === null ? 'unsaid' : amount <= pay.most ? 'met' : 'missed'
  return [{ of: 'pay', state, amount, unit, spare: pay.most - (amount ?? 0) }]
}

function ofLanguages({ languages }: WantedAround, card: Card): Reason[] {
  return languages.flatMap(({ code, level }) => {
    const spoken = card.languages.find((language) => language.code === code)
    if (!spoken) return []
    const isBetter = languageLevels.indexOf(spoken.level) >= languageLevels.indexOf(level)
    return [{ of: 'language', state: isBetter ? 'met' : 'partly', code, level: spoken.level }]
  })
}

/** How far away somebody lives, and whether they go as far. */
function ofDistance({ distanceKm }: FoundEntry, { radiusKm }: Card): Reason {
  const km = Math.round(distanceKm * 10) / 10
  return { of: 'distance', state: km <= radiusKm ? 'met' : 'missed', km, reachKm: radiusKm }
}

/** The words of the search, and whether the worker's texts hold each. */
const ofWords = ({ q }: WantedAround, { keys }: Pick<Card, 'keys'>): Reason[] =>
  wordsOf(q).map(({ word, key: wanted }) => ({
    of: 'word',
    state:
      keys === null || keys.some((key) => answersTo(key.replace(/^.*?:/, ''), wanted)) ? 'met' : 'missed',
    word,
  }))

/** Why a worker stands in a list: what speaks for them, and what does not fit, the most important first. */
export function reasonsOf(entry: FoundEntry, search: WantedAround, card: Card): Reason[] {
  return [
    ...ofTime(entry, search),
    ...ofWork(entry, search),
    ofDistance(entry, card),
    ...ofPay(entry, search),
    ...ofLanguages(search, card),
    ...certificateKinds
      .filter((_, bit) => isSet(entry.certificates, bit))
      .map((certificate): Reason => ({ of: 'certificate', state: 'met', certificate })),
    ...search.skills
      .filter((skill) => card.skills.includes(skill))
      .map((skill): Reason => ({ of: 'skill', state: 'met', skill })),
    ...(card.workedForUs ? [{ of: 'worked_for_us', state: 'met', ...card.workedForUs } as const] : []),
    ...(entry.isVerified ? [{ of: 'verified', state: 'met' } as const] : []),
    ...ofWords(search, card),
  ]
}
