import type { useTranslations } from 'next-intl'
import { shortDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { languageOf, type SearchView, searchSwitches } from '@/lib/worker-search/search-view'
import { certificateKinds } from '@/validators/certificate-kinds'

type Texts = {
  readonly t: ReturnType<typeof useTranslations<'peopleSearch'>>
  readonly workType: ReturnType<typeof useTranslations<'workTypes'>>
  readonly language: ReturnType<typeof useTranslations<'matches.languages'>>
  readonly skill: ReturnType<typeof useTranslations<'skills'>>
}

/** One part of a search in words, and the search without it. */
export type SearchChip = { readonly key: string; readonly text: string; readonly without: SearchView }

function without<Value>(values: readonly Value[], value: Value): readonly Value[] | undefined {
  const others = values.filter((other) => other !== value)
  return others.length > 0 ? others : undefined
}

/** A slot in words: the hours of a day, or a part of every such weekday. */
function slotText(slot: string, t: Texts['t']): string {
  const [date = '', hours] = slot.split('T')
  if (hours) {
    const [from = '', until = ''] = hours.split('/')
    return `${shortDay(date)} ${t('chips.hours', { from, until })}`
  }
  if (slot.includes('-')) return shortDay(slot)
  const [weekday = '0', part = 'any'] = slot.split('.')
  return t(`chips.parts.${part as 'any'}`, { day: t(`chips.weekdays.${weekday as '0'}`) })
}

/** The parts of a search besides its place, in the order in which people think of them: when, what, then the rest. */
export function searchChips(
  view: SearchView,
  { t, workType, language, skill: skillName }: Texts,
): SearchChip[] {
  const {
    days = [],
    from,
    until,
    free = [],
    work = [],
    lang = [],
    pay,
    unit = 'day',
    exp,
    cert = [],
    skill = [],
    q,
  } = view
  const chip = (key: string, text: string, change: Partial<SearchView>): SearchChip => ({
    key,
    text,
    without: { ...view, said: undefined, ...change },
  })
  return [
    ...days.map((day) => chip(day, shortDay(day), { days: without(days, day) })),
    ...(from && until
      ? [chip('hours', t('chips.hours', { from, until }), { from: undefined, until: undefined })]
      : []),
    ...free.map((slot) => chip(slot, slotText(slot, t), { free: without(free, slot) })),
    ...work.map((type) => chip(type, workType(type), { work: without(work, type) })),
    ...(pay
      ? [
          chip('pay', t(`chips.pay.${unit}`, { pay: formatBaht(pay * 100) }), {
            pay: undefined,
            unit: undefined,
          }),
        ]
      : []),
    ...(exp ? [chip('exp', t('experienceFrom', { months: exp }), { exp: undefined })] : []),
    ...lang.flatMap((text) => {
      const asked = languageOf(text)
      if (!asked) return []
      const name = t(`chips.language.${asked.level}`, { language: language(asked.code) })
      return [chip(`lang ${text}`, name, { lang: without(lang, text) })]
    }),
    ...certificateKinds.flatMap((kind) =>
      cert.includes(kind)
        ? [chip(`cert ${kind}`, t(`chips.certificate.${kind}`), { cert: without(cert, kind) })]
        : [],
    ),
    ...skill.map((code) => chip(`skill ${code}`, skillName(code), { skill: without(skill, code) })),
    ...searchSwitches.flatMap((name) =>
      view[name] ? [chip(name, t(`switches.${name}`), { [name]: undefined })] : [],
    ),
    ...(q ? [chip('q', t('chips.words', { q }), { q: undefined })] : []),
  ]
}
