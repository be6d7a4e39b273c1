'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { BranchChoice } from '../branch-choice'
import { WorkerView } from '../worker-view'
import type { JobPostValues } from './job-post-values'
import { Lacking } from './lacking'
import { isBlank, partsOf } from './quick-post-parts'

export type LivePreviewProps = {
  branches: readonly BranchChoice[]
  /** Whether it is left out on narrow screens, where the form folds to the same card. */
  isWideOnly?: boolean
}

const terms = ['workType', 'days', 'startTime', 'endTime', 'headcount', 'payAmount'] as const

/** What a post that somebody began still lacks; a form in which nobody has said anything lacks nothing yet. */
function lackingParts(values: JobPostValues) {
  const parts = partsOf(values)
  const lacking = terms.filter((part) => isBlank(parts[part]))
  // A new form has a day already.
  const isBegun = [parts.title, parts.workType, parts.startTime, parts.headcount, parts.payAmount].some(
    (part) => !isBlank(part),
  )
  if (!isBegun) return []
  return [...(values.branchId ? [] : (['branchId'] as const)), ...lacking]
}

/** The post as workers will see it, while it is edited: beside the form, on phones behind a button. */
export default function LivePreview({ branches, isWideOnly = false }: LivePreviewProps) {
  const t = useTranslations('jobPosts.form')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { branchId, shifts = [], ...values } = useWatch<JobPostValues>() as JobPostValues
  const part = useTranslations('jobPosts.quickPost.parts')
  const lacking = lackingParts({ branchId, shifts, ...values }).map((name) => part(name))
  const branchName = branches.find((branch) => branch.id === branchId)?.name
  return (
    <aside
      aria-label={t('preview')}
      className={classNames(
        'order-first min-w-0 grow basis-88 lg:sticky lg:top-24 lg:order-none',
        isWideOnly && 'max-lg:hidden',
      )}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control border border-line bg-card px-4 font-medium lg:hidden"
      >
        {t('preview')}
        <Icon
          name="chevron-down"
          className={classNames('size-5 transition-transform', open && 'rotate-180')}
        />
      </button>
      <p aria-hidden className="mb-2 hidden font-medium lg:block">
        {t('preview')}
      </p>
      <div id={id} className={classNames('max-lg:mt-3', !open && 'hidden lg:block')}>
        <WorkerView post={{ ...values, branchName, shifts }} lacking={<Lacking names={lacking} />} />
      </div>
    </aside>
  )
}
