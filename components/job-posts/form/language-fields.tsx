'use client'

import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { FieldError } from '@/components/forms/field-frame'
import { SelectField } from '@/components/forms/select-field'
import { useField } from '@/components/forms/use-field'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { jobPostLimits } from '@/validators/job-post-terms'
import { languageCodes, languageLevels } from '@/validators/languages'
import type { JobPostValues } from './job-post-values'

/** The languages a post requires, each with its level. */
export function LanguageFields() {
  const t = useTranslations('jobPosts')
  const { fields, append, remove } = useFieldArray<JobPostValues, 'languages'>({ name: 'languages' })
  const { id, error } = useField({ name: 'languages', label: t('form.languages') })
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">{t('form.languages')}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
            <SelectField
              name={`languages.${index}.code`}
              label={t('form.language')}
              placeholder={t('form.languagePlaceholder')}
              options={languageCodes.map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
            <SelectField
              name={`languages.${index}.level`}
              label={t('form.languageLevel')}
              placeholder={t('form.languageLevelPlaceholder')}
              options={languageLevels.map((value) => ({ value, label: t(`languageLevels.${value}`) }))}
            />
          </div>
          <Button
            variant="ghost"
            aria-label={t('form.removeLanguage', { number: index + 1 })}
            onClick={() => remove(index)}
            className="mt-8"
          >
            <Icon name="trash" className="size-4.5" />
          </Button>
        </div>
      ))}
      <FieldError id={id} error={error} />
      {fields.length < jobPostLimits.languages && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            append(
              { code: undefined, level: 'conversational' },
              { focusName: `languages.${fields.length}.code` },
            )
          }
        >
          <Icon name="plus" className="size-4.5" />
          {t('form.addLanguage')}
        </Button>
      )}
    </fieldset>
  )
}
