'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import type { Resume } from '@/lib/resumes/resume'
import { type LanguageCode, languageCodes, languageLevels } from '@/validators/languages'

type Languages = Resume['languages']

const selectClass = 'control appearance-none pr-11'

/** The languages somebody speaks, each with how well; choosing one adds it. */
export function LanguagesField() {
  const t = useTranslations('resumes')
  const { field } = useController({ name: 'languages' })
  const spoken = (Array.isArray(field.value) ? field.value : []) as Languages
  const others = languageCodes.filter((code) => spoken.every((skill) => skill.code !== code))
  const add = (code: string) => {
    const known = others.find((other) => other === code)
    if (known) field.onChange([...spoken, { code: known, level: known === 'th' ? 'fluent' : 'basic' }])
  }
  const setLevel = (code: LanguageCode, level: string) =>
    field.onChange(spoken.map((skill) => (skill.code === code ? { code, level } : skill)))
  return (
    <section aria-label={t('languagesTitle')} className="grid gap-2">
      <h2 className="font-medium">{t('languagesTitle')}</h2>
      {spoken.map(({ code, level }) => {
        const language = t(`languages.${code}`)
        return (
          <div key={code} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">{language}</span>
            <span className="relative">
              <select
                aria-label={t('languageLevelOf', { language })}
                value={level}
                onChange={(event) => setLevel(code, event.target.value)}
                className={selectClass}
              >
                {languageLevels.map((value) => (
                  <option key={value} value={value}>
                    {t(`languageLevels.${value}`)}
                  </option>
                ))}
              </select>
              <Chevron />
            </span>
            <button
              type="button"
              aria-label={t('languageRemove', { language })}
              onClick={() => field.onChange(spoken.filter((skill) => skill.code !== code))}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
            >
              <Icon name="close" />
            </button>
          </div>
        )
      })}
      {others.length > 0 && (
        <span className="relative max-w-md">
          <select
            aria-label={t('languageAdd')}
            value=""
            onChange={(event) => add(event.target.value)}
            className={selectClass}
          >
            <option value="">{t('languageAdd')}</option>
            {others.map((code) => (
              <option key={code} value={code}>
                {t(`languages.${code}`)}
              </option>
            ))}
          </select>
          <Chevron />
        </span>
      )}
    </section>
  )
}

const Chevron = () => (
  <Icon
    name="chevron-down"
    className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-3"
  />
)
