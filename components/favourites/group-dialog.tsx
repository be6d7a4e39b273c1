'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { asProblem } from '@/lib/api/problem'
import { changeResource } from '@/lib/api/store-resource'
import type { FavouriteGroup } from '@/lib/favourites/favourite'
import { createGroup, renameGroup } from '@/lib/favourites/requests'
import { favouritesPath } from './favourites-path'

type GroupDialogProps = {
  /** The group to rename; null creates a new one. */
  group: FavouriteGroup | null
  onClose: () => void
}

type Name = { name: string }

const saysTheSame = (group: FavouriteGroup, { name }: Name) => group.name === name

/** Names a new group or renames an existing one. */
export default function GroupDialog({ group, onClose }: GroupDialogProps) {
  const t = useTranslations('favourites.groups')
  const router = useRouter()
  const form = useValidatedForm(
    () => import('@/validators/favourite-group').then((schemas) => schemas.favouriteGroupSchema),
    { name: group?.name ?? '' },
  )
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [version, setVersion] = useState(group?.version ?? 0)
  /** Kept while the name stays the same, so that only one group is created even if an answer is lost. */
  const attempt = useRef<{ name: string; key: string }>(undefined)

  const create = async (body: Name) => {
    if (attempt.current?.name !== body.name) attempt.current = { ...body, key: crypto.randomUUID() }
    const { data, error, response } = await createGroup(body, { 'Idempotency-Key': attempt.current.key })
    if (!data) return setProblem(applyProblem(form, asProblem(error, response)))
    onClose()
    router.push(favouritesPath(data.id))
    void toast('success', t('created', { name: data.name }))
  }
  const rename = async (id: string, body: Name) => {
    const target = { id, version }
    const outcome = await changeResource<Name, FavouriteGroup>(target, {
      body,
      change: renameGroup,
      saysTheSame,
    })
    if (outcome.kind === 'refused') return setProblem(applyProblem(form, outcome.problem))
    if (outcome.kind === 'conflict') {
      // What was typed stays, and saving again overwrites the new name, which is visible behind the dialog.
      setVersion(outcome.current.version)
      router.refresh()
      return setProblem({ code: 'stale' })
    }
    onClose()
    router.refresh()
    void toast('success', t('renamed', { name: outcome.resource.name }))
  }
  const save = async (body: Name) => {
    setProblem(null)
    await (group ? rename(group.id, body) : create(body))
  }

  return (
    <Dialog open onClose={onClose} size="confirm" title={t(group ? 'rename' : 'create')}>
      <Form id="favourite-group" form={form} onSubmit={save}>
        <TextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" />
        <FormProblem problem={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" size="lg" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
