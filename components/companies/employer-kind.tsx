'use client'

import { useTranslations } from 'next-intl'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { RadioCards } from '@/components/forms/radio-cards'
import { type CompanyKind, companyKinds } from '@/validators/company-kind'

/** The first choice of a new employer: in whose name they hire. */
export function EmployerKind({ choice }: { choice: UseFormReturn<{ kind: CompanyKind }> }) {
  const t = useTranslations('companies.kinds')
  return (
    <FormProvider {...choice}>
      <RadioCards
        name="kind"
        label={t('label')}
        columns={1}
        options={companyKinds.map((value) => ({
          value,
          label: t(`${value}.label`),
          about: t(`${value}.about`),
        }))}
      />
    </FormProvider>
  )
}
