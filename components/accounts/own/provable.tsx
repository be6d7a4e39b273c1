'use client'

import type { ComponentType } from 'react'
import type { Me } from '@/lib/accounts/me'
import { proofOf } from '@/lib/accounts/prove-identity'
import { FirstPassword } from './first-password'

type ProvableProps = { me: Me; onClose: () => void }

/** A form that asks for a proof of identity; who can give none yet gets the way to a password in its place. */
export function provable<Props extends ProvableProps>(AskingForm: ComponentType<Props>) {
  return function Provable(props: Props) {
    const { me, onClose } = props
    return proofOf(me) === null ? <FirstPassword me={me} onClose={onClose} /> : <AskingForm {...props} />
  }
}
