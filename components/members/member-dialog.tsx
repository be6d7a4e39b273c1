'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { applyProblem, type FormProblem as FormRefusal } from '@/components/forms/apply-problem'
import { Form } from '@/components/forms/form'
import { FormProblem } from '@/components/forms/form-problem'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import { changeResource } from '@/lib/api/store-resource'
import type { Member } from '@/lib/members/member'
import { type Place, putMember } from '@/lib/members/requests'
import type { MemberInput } from '@/validators/member'
import type { Role } from '@/validators/permissions'
import { PlaceFields } from './place-fields'

const MemberConflict = pressPart(() => import('./member-conflict'))

type MemberDialogProps = {
  member: Member
  given: readonly Role[]
  onChanged: (member: Member) => void
  onRemove: () => void
  onClose: () => void
}

const placeOf = ({ role, branches }: Member): Place => ({ role, branchIds: branches.map(({ id }) => id) })

const saysTheSame = (member: Member, { role, branchIds }: Place) => {
  const stored = placeOf(member)
  const bound = role === 'branch_manager' ? branchIds : []
  return stored.role === role && [...stored.branchIds].sort().join() === [...bound].sort().join()
}

/** Changes a member's role or branches, without overwriting somebody else's change made meanwhile. */
export default function MemberDialog({ member, given, onChanged, onRemove, onClose }: MemberDialogProps) {
  const t = useTranslations('members.change')
  const form = useValidatedForm(
    () => import('@/validators/member').then((schemas) => schemas.memberSchema),
    placeOf(member),
  )
  const [version, setVersion] = useState(member.version)
  const [branches, setBranches] = useState(member.branches)
  const [problem, setProblem] = useState<FormRefusal | null>(null)
  const [conflict, setConflict] = useState<Member | null>(null)

  const save = async (body: MemberInput, at = version) => {
    setProblem(null)
    setConflict(null)
    const target = { id: member.id, version: at }
    const outcome = await changeResource<Place, Member>(target, { body, change: putMember, saysTheSame })
    if (outcome.kind === 'conflict') return setConflict(outcome.current)
    if (outcome.kind === 'refused') return setProblem(applyProblem(form, outcome.problem))
    onChanged(outcome.resource)
    onClose()
    void toast('success', t('saved'))
  }

  return (
    <Dialog open onClose={onClose} title={member.displayName}>
      <Form id="member" form={form} onSubmit={(input) => save(input)}>
        <p className="-mt-1 wrap-anywhere text-ink-2">{member.email}</p>
        <PlaceFields key={version} given={given} branches={branches} />
        <FormProblem problem={problem} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="ghost" size="lg" className="text-chilli!" onClick={onRemove}>
            {t('remove')}
          </Button>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
      {conflict && (
        <MemberConflict
          current={conflict}
          mine={form.getValues()}
          known={[...branches, ...conflict.branches]}
          onKeepMine={() => {
            setVersion(conflict.version)
            void form.handleSubmit((input) => save(input, conflict.version))()
          }}
          onTakeTheirs={() => {
            setVersion(conflict.version)
            setBranches(conflict.branches)
            form.reset(placeOf(conflict))
            onChanged(conflict)
            setConflict(null)
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </Dialog>
  )
}
