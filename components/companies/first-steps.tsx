import { useTranslations } from 'next-intl'
import { Steps } from '@/components/ui/steps'

const steps = ['company', 'branch', 'jobPost'] as const
const labels = { company: 'stepCompany', branch: 'stepBranch', jobPost: 'stepJobPost' } as const

/** The progress of a new employer from registration to the first job post. */
export function FirstSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useTranslations('companies')
  return (
    <div className="mb-6">
      <Steps
        label={t('steps')}
        items={steps.map((step) => t(labels[step]))}
        current={steps.indexOf(current)}
      />
    </div>
  )
}
