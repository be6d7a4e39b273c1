'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckboxCards } from '@/components/forms/checkbox-cards'
import { TextField } from '@/components/forms/text-field'
import { skillsOf } from '@/validators/skills'
import { type WorkType, workTypes } from '@/validators/work-types'
import { LanguagesField } from './languages-field'
import { LengthsField } from './lengths-field'
import { Workplaces } from './workplaces'

/** The first step: what somebody wants to do, and what they did. */
export function WorkStep() {
  const t = useTranslations('resumes')
  const workTypeName = useTranslations('workTypes')
  const skillName = useTranslations('skills')
  const wanted = (useWatch({ name: 'workTypes' }) ?? []) as WorkType[]
  return (
    <>
      <CheckboxCards
        name="workTypes"
        label={t('workTypes')}
        hint={t('workTypesHint')}
        columns="short-cards"
        options={workTypes.map((value) => ({ value, label: workTypeName(value), icon: value }))}
      />
      <LengthsField />
      {wanted.length > 0 && (
        <CheckboxCards
          name="skills"
          label={t('skillsTitle')}
          optional
          columns="short-cards"
          options={skillsOf(wanted).map((value) => ({ value, label: skillName(value) }))}
        />
      )}
      <Workplaces />
      <LanguagesField />
      <TextField name="education" label={t('education')} hint={t('educationHint')} optional />
    </>
  )
}
