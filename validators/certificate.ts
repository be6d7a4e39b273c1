import { type InferType, object } from 'yup'
import { certificateKinds } from './certificate-kinds'
import { choice, name, required, text } from './fields'
import { isPresent } from './rules'
import { fileIdPattern } from './upload-terms'
import { violation } from './violation'

/** A file name as an upload permit issues it. */
const storedName = new RegExp(`^${fileIdPattern}[.](jpg|png|webp|pdf)$`)

/** A certificate to be added: its kind, a name where the kind says none, and the file that was uploaded for it. */
export const certificateSchema = object({
  kind: required(choice(certificateKinds), 'required_select'),
  title: name(60).test({
    name: 'required',
    message: violation('required'),
    test(value) {
      const { kind } = this.parent as { kind?: string }
      return kind !== 'other' || isPresent(value)
    },
  }),
  fileName: required(
    text(60).test({
      name: 'uploaded',
      message: violation('uploaded'),
      test: (value) => !value || storedName.test(value),
    }),
  ),
})
export type CertificateInput = InferType<typeof certificateSchema>
