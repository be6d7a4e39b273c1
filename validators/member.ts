import { array, type InferType, object } from 'yup'
import { choice, email, required, text } from './fields'
import { roles } from './permissions'
import { violation } from './violation'

/** Most branches a member can be bound to; nobody looks after more. */
export const maxMemberBranches = 500

const wrongKind = violation('format')

/** The branches of a branch manager, at least one; other roles ignore this field. */
const branchIds = array(text(40).defined())
  .typeError(wrongKind)
  .default([])
  .test({
    name: 'required_select',
    message: violation('required_select'),
    test(value) {
      const { role } = this.parent as { role?: unknown }
      return role !== 'branch_manager' || (value?.length ?? 0) > 0
    },
  })
  .test({
    name: 'max_items',
    message: violation('max_items', { max: maxMemberBranches }),
    test: (value) => !value || value.length <= maxMemberBranches,
  })

const place = { role: required(choice(roles), 'required_select'), branchIds }

/** A member's role and branches in the company. */
export const memberSchema = object(place)
export type MemberInput = InferType<typeof memberSchema>

/** An invitation to join the company with a role and branches. */
export const invitationSchema = object({ email: required(email()), ...place })
export type InvitationInput = InferType<typeof invitationSchema>
