'use client'

import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import type { FoundWorker, WorkerReason } from '@/lib/worker-search/worker-search'

type Texts = {
  readonly t: ReturnType<typeof useTranslations<'people.reasons'>>
  readonly workType: ReturnType<typeof useTranslations<'workTypes'>>
  readonly language: ReturnType<typeof useTranslations<'matches.languages'>>
  readonly skill: ReturnType<typeof useTranslations<'skills'>>
}

/** Six months and more are said in years and months. */
const inYears = (months: number) => ({ years: Math.floor(months / 12), months: months % 12 })

/** What a reason says; null for what the card shows elsewhere, and for what a newer service may say. */
function textOf(reason: WorkerReason, { t, workType, language, skill }: Texts): string | null {
  const { state, count = 0, outOf = 0, months = 0 } = reason
  switch (reason.of) {
    case 'free':
      return t(`free.${state}`, { count, outOf })
    case 'work':
      if (!reason.workType) return null
      return months > 0
        ? t('work.done', { work: workType(reason.workType), ...inYears(months) })
        : t('work.wanted', { work: workType(reason.workType) })
    case 'distance':
      return state === 'missed' ? t('reach', { kilometres: reason.reachKm ?? 0 }) : null
    case 'pay':
      // It is said beside their name where the pay would be.
      if (state === 'unsaid') return null
      return reason.spare ? t('pay.spare', { amount: formatBaht(reason.spare) }) : t('pay.met')
    case 'language':
      return reason.code
        ? t(`language.${reason.level ?? 'basic'}`, { language: language(reason.code) })
        : null
    case 'certificate':
      return reason.certificate ? t(`certificate.${reason.certificate}`) : null
    case 'skill':
      return reason.skill ? t('skill', { skill: skill(reason.skill) }) : null
    case 'worked_for_us':
      return reason.on ? t('workedForUs', { shifts: reason.shifts ?? 1, day: formatDay(reason.on) }) : null
    default:
      return null
  }
}

const isMiss = ({ of, state }: WorkerReason) =>
  state === 'missed' || state === 'unsaid' ? of !== 'pay' : of === 'free' && state === 'partly'

/** How many types of work are named of somebody of whom little else is known. */
const worksNamed = 3

/** What is known of somebody for whom no reason speaks: what they want, did and speak, or that they are new. */
function knownOf(found: KnownFacts, { t, workType, language }: Texts): string[] {
  const { workTypes, experienceYears: years, languages } = found
  const works = workTypes.slice(0, worksNamed).map((type) => workType(type))
  const spoken = languages.filter(({ code }) => code !== 'th').map(({ code }) => language(code))
  const known = [
    works.length > 0 && t('known.wants', { works: works.join(', ') }),
    years > 0 && t('known.experience', { years }),
    spoken.length > 0 && t('known.speaks', { languages: spoken.join(', ') }),
  ].filter((text) => text !== false)
  return known.length > 0 ? known : [t('known.newcomer')]
}

type KnownFacts = Pick<FoundWorker, 'workTypes' | 'experienceYears' | 'languages'>

/** What speaks for somebody who was found, or what is known of them, and what does not fit, in words. */
export function useReasonTexts(found: KnownFacts & Pick<FoundWorker, 'reasons'>) {
  const { reasons } = found
  const texts: Texts = {
    t: useTranslations('people.reasons'),
    workType: useTranslations('workTypes'),
    language: useTranslations('matches.languages'),
    skill: useTranslations('skills'),
  }
  const inWords = (chosen: readonly WorkerReason[]) => chosen.flatMap((reason) => textOf(reason, texts) ?? [])
  const speaks = inWords(reasons.filter((reason) => !isMiss(reason)))
  return {
    speaks: speaks.length > 0 ? speaks : knownOf(found, texts),
    misses: inWords(reasons.filter(isMiss)),
  }
}
