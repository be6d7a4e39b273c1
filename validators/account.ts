import { type InferType, object, type Schema, string } from 'yup'
import { deletionPhrase } from './deletion-phrase'
import { accepted, choice, email, name, newPassword, phone, repeated, required, text } from './fields'
import { violation } from './violation'

export const accountKinds = ['employer', 'worker'] as const

const person = {
  displayName: required(name(80)),
  phone: required(phone()),
  acceptTerms: accepted(),
}

/** What a signed-in person adds to become a registered employer or worker. */
export const registrationSchema = object(person)
export type RegistrationInput = InferType<typeof registrationSchema>

/** What people say of themselves, and change later. */
export const ownDataSchema = object({ displayName: person.displayName, phone: person.phone })
export type OwnDataInput = { displayName: string; phone: string }

/** The short form for somebody who is signed in and has not registered yet. */
export const finishRegistrationSchema = object({
  kind: required(choice(accountKinds), 'required_select'),
  ...person,
})
export type FinishRegistrationInput = InferType<typeof finishRegistrationSchema>

/** The whole registration form. */
export const registerSchema = object({
  kind: required(choice(accountKinds), 'required_select'),
  email: required(email()),
  password: newPassword(),
  passwordConfirm: repeated('password'),
  ...person,
})
export type RegisterInput = InferType<typeof registerSchema>

export const signInSchema = object({
  email: required(email()),
  password: required(string().typeError(violation('format'))),
})
export type SignInInput = InferType<typeof signInSchema>

export const emailSchema = object({ email: required(email()) })

/** The new-password form; a service checks its `password` alone with `passwordSchema`. */
export const newPasswordSchema = object({
  password: newPassword(),
  passwordConfirm: repeated('password'),
})

export const passwordSchema = object({ password: newPassword() })

/** Registration by an invitation, whose address is known: what a service checks, and the form besides. */
export const invitedRegistrationSchema = object({ password: newPassword(), ...person })
export const invitedRegistrationFormSchema = invitedRegistrationSchema.concat(
  object({ passwordConfirm: repeated('password') }),
)

export const deletionSchema = object({
  confirmation: required(text(40)).test({
    name: 'confirmed',
    message: violation('confirmed'),
    test: (value) => !value || value === deletionPhrase,
  }),
})

/** The password somebody has now, asked again before what a borrowed phone must not be enough for. */
const presentPassword = (isAsked: boolean): Schema<string | undefined> =>
  isAsked ? required(string().typeError(violation('format'))) : string()

/** The forms on how somebody signs in; who has no password proves at a provider who they are. */
export const proofSchema = (byPassword: boolean) => object({ presentPassword: presentPassword(byPassword) })

export const passwordChangeSchema = (byPassword: boolean) =>
  object({
    presentPassword: presentPassword(byPassword),
    password: newPassword(),
    passwordConfirm: repeated('password'),
  })

export const emailChangeSchema = (byPassword: boolean) =>
  object({ email: required(email()), presentPassword: presentPassword(byPassword) })

export const deletionFormSchema = (byPassword: boolean) =>
  deletionSchema.shape({ presentPassword: presentPassword(byPassword) })
