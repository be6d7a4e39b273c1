import { Type } from '@fastify/type-provider-typebox'
import { Body, Typed } from '../schema'

const token = Type.String({ maxLength: 200 })

/** What somebody sends who followed a mailed link, without and with a new password. */
export const Link = Body({ token })
export const PasswordByLink = Body({ token, password: Typed() })

/** The address that a mailed link stands for. */
export const Email = Type.Object({ email: Type.String() })
