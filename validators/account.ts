import { type InferType, object, type Schema, string } from 'yup'
import { deletionPhrase } from './deletion-phrase'
import { accepted, choice, email, newPassword, personName, phone, repeated, required, text } from './fields'
import { isScreenPath, longestScreenPath } from './screen-path'
import { violation } from './violation'

export const accountKinds = ['employer', 'worker'] as const

const person = {
  displayName: required(personName(80)),
  phone: required(phone()),
  acceptTerms: accepted(),
}

/** Where the link of a verification mail leads on to: a screen of our own. */
const next = text(longestScreenPath).test({
  name: 'format',
  message: violation('format'),
  test: (value) => !value || isScreenPath(value),
})

/**
 * What a signed-in person adds to become a registered employer or worker; their address where the provider that they signed in
 * with gave none.
 */
export const registrationSchema = object({ ...person, next, email: email() })
export type RegistrationInput = InferType<typeof registrationSchema>

/** The data people give about themselves and can change later. */
export const ownDataSchema = object({ displayName: person.displayName, phone: person.phone })
export type OwnDataInput = { displayName: string; phone: string }

/** The short form for somebody who is signed in and has not registered yet. */
export const finishRegistrationSchema = object({
  kind: required(choice(accountKinds), 'required_select'),
  ...person,
})
export type FinishRegistrationInput = InferType<typeof finishRegistrationSchema> & {
  email?: string | undefined
}

/** The same where the provider gave no address. */
export const finishRegistrationWithEmailSchema = finishRegistrationSchema.shape({ email: required(email()) })

/** The whole registration form. */
export const registerSchema = object({
  kind: required(choice(accountKinds), 'required_select'),
  email: required(email()),
  password: newPassword(),
  ...person,
})
export type RegisterInput = InferType<typeof registerSchema>

export const signInSchema = object({
  email: required(email()),
  password: required(string().typeError(violation('format'))),
})
export type SignInInput = InferType<typeof signInSchema>

export const emailSchema = object({ email: required(email()) })

/** Asking for another verification mail, and putting the address right that one goes to. */
export const verificationMailSchema = object({ next })
export const unverifiedEmailSchema = emailSchema.shape({ next })

/** The new-password form; a service checks its `password` alone with `passwordSchema`. */
export const newPasswordSchema = object({
  password: newPassword(),
  passwordConfirm: repeated('password', 'passwords_differ'),
})

export const passwordSchema = object({ password: newPassword() })

/** Registration by an invitation to a known address. */
export const invitedRegistrationSchema = object({ password: newPassword(), ...person })

export const deletionSchema = object({
  confirmation: required(text(40)).test({
    name: 'confirmed',
    message: violation('confirmed'),
    test: (value) => !value || value === deletionPhrase,
  }),
})

/** The current password, asked again before a change that must not be possible on a borrowed phone. */
const presentPassword = (isAsked: boolean): Schema<string | undefined> =>
  isAsked ? required(string().typeError(violation('format'))) : string()

/** For the forms that change how somebody signs in; a person without a password proves their identity at a provider. */
export const proofSchema = (byPassword: boolean) => object({ presentPassword: presentPassword(byPassword) })

export const passwordChangeSchema = (byPassword: boolean) =>
  object({
    presentPassword: presentPassword(byPassword),
    password: newPassword(),
    passwordConfirm: repeated('password', 'passwords_differ'),
  })

export const emailChangeSchema = (byPassword: boolean) =>
  object({ email: required(email()), presentPassword: presentPassword(byPassword) })

export const deletionFormSchema = (byPassword: boolean) =>
  deletionSchema.shape({ presentPassword: presentPassword(byPassword) })
