'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { DraftNotice } from '@/components/forms/draft-notice'
import { DraftStatus } from '@/components/forms/draft-status'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { ReadyFields } from '@/components/forms/ready-fields'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useEditConflict } from '@/components/forms/use-edit-conflict'
import { useKeptDraft } from '@/components/forms/use-kept-draft'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { BarRoom } from '@/components/layout/bar-room'
import { FormBar } from '@/components/layout/form-bar'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import type { Branch } from '@/lib/branches/branch'
import { tidyDigits } from '@/validators/digits'
import { tidyContactPhone } from '@/validators/tidy-contact-phone'
import { violation } from '@/validators/violation'
import { type BranchValues, branchValues, type HeadOffice } from './branch-values'

const storeModule = () => import('./store-branch')
const BranchConflict = pressPart(() => import('./branch-conflict'))

export type BranchFormProps = {
  uid: string
  /** The branch being edited; null creates a new one. */
  branch: Branch | null
  /** For the company's first branch, which begins as its head office; the first job post comes next. */
  headOffice?: HeadOffice | null
  /** The screen somebody came from, to which they go back once the branch is stored; null to see the branches. */
  next?: string | null
  /** The fields of `address`, `lat` and `lng`, supplied by the page. */
  placeFields: ReactNode
  /** The field of `photos`, supplied by the page; `uploading` is true while it is sending one. */
  photoField: ReactNode
  uploading: boolean
}

/** Creates a branch, or changes one without overwriting somebody else's change made meanwhile. */
export function BranchForm({
  uid,
  branch,
  headOffice = null,
  next = null,
  placeFields,
  photoField,
  uploading,
}: BranchFormProps) {
  const t = useTranslations('branches')
  const router = useRouter()
  const [id, setId] = useState(branch?.id ?? null)
  const loadStore = useLazyModule(storeModule)
  const bar = useRef<HTMLDivElement>(null)
  const draftKey = `branch:${branch?.id ?? 'new'}:${uid}`
  const form = useValidatedForm(
    () => import('./branch-schema').then(({ branchFormSchema }) => branchFormSchema),
    branchValues(branch, headOffice),
  )
  const draft = useKeptDraft(form, draftKey)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const conflict = useEditConflict(form, draft, (stored: Branch) => branchValues(stored))

  const save = async ({ version, ...body }: BranchValues) => {
    setProblem(null)
    conflict.setCurrent(null)
    if (uploading) {
      return form.setError(
        'photos',
        { type: 'uploading', message: violation('uploading') },
        { shouldFocus: true },
      )
    }
    const store = await loadStore()
    if (!store) return setProblem(offline)
    const target = id && version !== undefined ? { id, version } : null
    const outcome = await store.storeBranch(target, body, draftKey)
    if (outcome.kind !== 'stored' && outcome.made) {
      setId(outcome.made.id)
      form.setValue('version', outcome.made.version)
    }
    if (outcome.kind === 'conflict') return conflict.setCurrent(outcome.current)
    if (outcome.kind === 'refused') return setProblem(applyProblem(form, outcome.problem))
    draft.clear()
    void toast('success', t(branch || body.lat ? 'saved' : 'savedWithoutPin'))
    router.push(next ?? (headOffice ? '/job-posting/create' : '/branch'))
    router.refresh()
  }

  return (
    <Form id="branch" form={form} onSubmit={save}>
      <ReadyFields className="grid gap-5">
        <DraftStatus savedAt={draft.savedAt} isPutBack={draft.found !== null} />
        <TextField name="name" label={t('name')} hint={t('nameHint')} />
        <TextField
          name="taxBranchNumber"
          label={t('taxBranchNumber')}
          hint={t('taxBranchNumberHint')}
          inputMode="numeric"
          tidy={tidyDigits(5)}
        />
        {placeFields}
        <TextField
          name="phone"
          label={t('phone')}
          hint={t(headOffice ? 'ownPhoneHint' : 'phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          tidy={tidyContactPhone}
        />
        {photoField}
        <DraftNotice draft={draft} />
        <FormBar ref={bar} isAlone notice={<FormProblem problem={problem} />}>
          <SubmitButton variant="accent" className="ml-auto max-sm:w-full">
            {branch ? t('save') : t('create')}
          </SubmitButton>
        </FormBar>
      </ReadyFields>
      <BarRoom bar={bar} endsPage />
      {conflict.current && (
        <BranchConflict
          current={conflict.current}
          mine={form.getValues()}
          {...conflict.answers(conflict.current, save)}
        />
      )}
    </Form>
  )
}
