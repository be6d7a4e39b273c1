'use client'

import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import type { Resume } from '@/lib/resumes/resume'
import { type ExperienceLength, experienceLengths } from '@/validators/experience-lengths'
import type { WorkType } from '@/validators/work-types'
import { ChoiceChips } from './choice-chips'

type Lengths = Resume['lengthsOfExperience']

/** How long somebody did each type of work that they chose. */
export function LengthsField() {
  const t = useTranslations('resumes')
  const workTypeName = useTranslations('workTypes')
  const wanted = (useWatch({ name: 'workTypes' }) ?? []) as WorkType[]
  const { field } = useController({ name: 'lengthsOfExperience' })
  const lengths = (Array.isArray(field.value) ? field.value : []) as Lengths
  if (wanted.length === 0) return null
  const choose = (workType: WorkType, length: ExperienceLength) =>
    field.onChange([...lengths.filter((said) => said.workType !== workType), { workType, length }])
  return (
    <section aria-label={t('lengthsTitle')} className="grid gap-2">
      <h2 className="font-medium">{t('lengthsTitle')}</h2>
      <div className="rounded-card border border-line bg-card">
        {wanted.map((workType) => (
          <div key={workType} className="grid gap-2 border-t border-line px-4 py-3 first:border-t-0">
            <p className="flex items-center gap-2 font-medium">
              <WorkTypeIcon type={workType} />
              {workTypeName(workType)}
            </p>
            <ChoiceChips
              name={`length-${workType}`}
              legend={`${t('lengthsTitle')} ${workTypeName(workType)}`}
              options={experienceLengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
              chosen={lengths.find((said) => said.workType === workType)?.length}
              onChoose={(length) => choose(workType, length)}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
