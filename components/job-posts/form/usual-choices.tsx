import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { shortDay } from '@/lib/dates/format-thai'
import { usualDays, usualHeadcounts } from '@/lib/job-posts/quick-post/usual'
import type { JobPostValues } from './job-post-values'

type Name = 'headcount' | `shifts.${number}.date`

/** The usual days under the field of a day that was empty at first. */
export function UsualDays({ name, today }: { name: Name; today: string }) {
  const t = useTranslations('jobPosts.form')
  const [tomorrow = '', ...others] = new Set(usualDays(today).flat())
  const choices = [
    { value: tomorrow, label: t('usualTomorrow', { day: shortDay(tomorrow) }) },
    ...others.map((day) => ({ value: day, label: shortDay(day) })),
  ]
  return <UsualChoices name={name} choices={choices} />
}

/** The usual numbers of people under their field, where it was empty at first. */
export function UsualHeadcounts() {
  const t = useTranslations('jobPosts.form')
  const choices = usualHeadcounts.map((value) => ({ value, label: t('usualPeople', { count: value }) }))
  return <UsualChoices name="headcount" choices={choices} />
}

type UsualChoicesProps = {
  name: Name
  choices: readonly { readonly value: string | number; readonly label: string }[]
}

/** What is usual is a button and no value: nobody publishes what they have not chosen. */
function UsualChoices({ name, choices }: UsualChoicesProps) {
  const t = useTranslations('jobPosts.form')
  const { getValues, setValue } = useFormContext<JobPostValues>()
  const [isOffered] = useState(() => !getValues(name))
  if (!isOffered) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('usual')}</legend>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          variant="secondary"
          size="sm"
          onClick={() => setValue(name, value, { shouldDirty: true })}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
