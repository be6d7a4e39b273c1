import { useTranslations } from 'next-intl'
import { OptionList } from '@/components/forms/option-list'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import {
  countFilters,
  experiences,
  type SearchView,
  searchPath,
  searchSwitches,
  withoutFilters,
} from '@/lib/worker-search/search-view'
import { certificateKinds } from '@/validators/certificate-kinds'
import { languageCodes } from '@/validators/languages'
import { skillsOf } from '@/validators/skills'
import { workTypes } from '@/validators/work-types'
import { ChipBoxes } from './chip-boxes'

/** The filters besides place, days and pay; folded while none is set. */
export function FilterFields({ view }: { view: SearchView }) {
  const t = useTranslations('peopleSearch')
  const workTypeName = useTranslations('workTypes')
  const languageName = useTranslations('matches.languages')
  const count = countFilters(view)
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="filter" />
        {t('filters', { count })}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-4">
        <ChipBoxes
          legend={t('work')}
          name="work"
          chips={workTypes.map((type) => ({
            value: type,
            text: workTypeName(type),
            icon: type,
            isChosen: view.work?.includes(type),
          }))}
        />
        <ChipBoxes
          legend={t('languages')}
          name="lang"
          chips={languageCodes.map((code) => ({
            value: code,
            text: languageName(code),
            isChosen: view.lang?.some((text) => text.startsWith(code)),
          }))}
        />
        <ChipBoxes
          legend={t('certificates')}
          name="cert"
          chips={certificateKinds.map((kind) => ({
            value: kind,
            text: t(`chips.certificate.${kind}`),
            isChosen: view.cert?.includes(kind),
          }))}
        />
        <SkillChips view={view} />
        <ChipBoxes
          legend={t('more')}
          chips={searchSwitches.map((name) => ({
            name,
            value: '1',
            text: t(`switches.${name}`),
            isChosen: view[name],
          }))}
        />
        <label className="grid min-w-0 content-start gap-1.5 text-sm font-medium sm:w-64">
          {t('experience')}
          <select name="exp" defaultValue={view.exp ?? ''} className="control">
            <option value="">{t('anyExperience')}</option>
            <OptionList
              options={experiences.map((months) => [String(months), t('experienceFrom', { months })])}
            />
          </select>
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary">
            {t('use')}
          </Button>
          {count > 0 && (
            <ButtonLink href={searchPath(withoutFilters(view))} variant="ghost" prefetch="reach">
              {t('clear')}
            </ButtonLink>
          )}
        </div>
      </div>
    </details>
  )
}

/** The skills of the chosen types of work, and chosen ones of others; there are too many to show them all. */
function SkillChips({ view: { work = [], skill: chosen = [] } }: { view: SearchView }) {
  const t = useTranslations('peopleSearch')
  const skillName = useTranslations('skills')
  const shown = [...new Set([...skillsOf(work), ...chosen])]
  return (
    <ChipBoxes
      legend={t('skills')}
      name="skill"
      chips={shown.map((skill) => ({
        value: skill,
        text: skillName(skill),
        isChosen: chosen.includes(skill),
      }))}
    >
      {shown.length === 0 && <p className="text-sm text-ink-2">{t('skillsHint')}</p>}
    </ChipBoxes>
  )
}
