import type { PickedFile } from './file-rules'
import { ruleTable } from './rule-table'
import type { Violation } from './violation'

/** Extensions of files that can contain a table. */
export const tableExtensions = ['csv', 'tsv', 'txt'] as const

/** What a file is picked for; its content is checked when it is read or uploaded. */
export type PickedKind = 'picture' | 'document' | 'table'

/** Pictures as iPhones keep them, by their names; whether the browser opens them is seen when they are prepared. */
const isOfIphone = ({ name }: PickedFile) => /\.hei[cf]$/i.test(name)

const accepted: Readonly<Record<PickedKind, (file: PickedFile) => Violation | null>> = {
  picture: (file) =>
    isOfIphone(file) || ruleTable.image.accepts(file) ? null : { rule: 'image', params: {} },
  document: (file) =>
    isOfIphone(file) || ruleTable.image_or_pdf_or_original.accepts(file)
      ? null
      : { rule: 'image_or_pdf_or_original', params: {} },
  table: (file) => {
    const limits = { extensions: tableExtensions }
    return ruleTable.ext.accepts(file, limits) ? null : { rule: 'ext', params: ruleTable.ext.says(limits) }
  },
}

/** The violation of rule `size` (specification, section 5) of a file larger than `maxBytes`, or null. */
export function sizeFault(file: Pick<PickedFile, 'size'>, maxBytes: number): Violation | null {
  const limits = { limit: Math.floor(maxBytes / 1024) }
  // A browser's File has no properties of its own that could be spread.
  const picked = { name: '', size: file.size }
  return ruleTable.size.accepts(picked, limits)
    ? null
    : { rule: 'size', params: ruleTable.size.says(limits, picked) }
}

/** The first rule of the specification's section 5 that a picked file breaks (sizes in bytes); null for none. */
export const pickedFault = (kind: PickedKind, file: PickedFile, maxBytes: number): Violation | null =>
  accepted[kind](file) ?? sizeFault(file, maxBytes)
