'use client'

import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { offline, useLazyModule } from '@/components/forms/use-lazy-module'
import type { FileProblem } from '@/lib/branches/branch-file'
import type { Headings } from '@/lib/branches/import-columns'
import { maxImportedBranches } from '@/validators/branch'
import type { JudgedRow, KnownPlaces } from './import-rows'

/** Progress of sending: how many are stored, which were refused, which are left, and the key of the current request. */
type Sending = {
  readonly stored: number
  readonly refused: readonly JudgedRow[]
  readonly left: readonly JudgedRow[]
  readonly key: string
}

export type ImportStep =
  | { readonly kind: 'choosing'; readonly problem: FileProblem | FormProblem | null }
  | { readonly kind: 'reading' }
  | { readonly kind: 'looking'; readonly rows: readonly JudgedRow[] }
  | {
      readonly kind: 'sending'
      readonly rows: readonly JudgedRow[]
      readonly progress: Sending
      /** Why sending has stopped; null while it continues. */
      readonly problem: FormProblem | null
    }
  | { readonly kind: 'done'; readonly stored: number; readonly bad: readonly JudgedRow[] }

type ImportOptions = {
  readonly headings: Headings
  readonly places: KnownPlaces
  /** Tax branch numbers of the company's branches. */
  readonly taken: readonly string[]
}

export const isGood = ({ faults }: JudgedRow): boolean => faults.length === 0

const reader = () =>
  Promise.all([
    import('@/lib/branches/branch-file'),
    import('./import-rows').then(({ judgeRows }) => judgeRows),
  ])
const sender = () =>
  Promise.all([
    import('@/lib/branches/requests').then(({ importBranches }) => importBranches),
    import('./import-rows').then(({ refusedRow }) => refusedRow),
  ])

/** The state of an import: the file is read, reviewed and sent in parts. A failed part is sent again unchanged. */
export function useImport({ headings, places, taken }: ImportOptions) {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing', problem: null })
  const loadReader = useLazyModule(reader)
  const loadSender = useLazyModule(sender)

  const choose = async (file: File) => {
    setStep({ kind: 'reading' })
    const loaded = await loadReader()
    if (!loaded) return setStep({ kind: 'choosing', problem: offline })
    const [{ pickedFileProblem, readBranchFile }, judgeRows] = loaded
    const problem = pickedFileProblem(file)
    if (problem) return setStep({ kind: 'choosing', problem })
    try {
      const read = readBranchFile(new Uint8Array(await file.arrayBuffer()), headings)
      if ('problem' in read) return setStep({ kind: 'choosing', problem: read.problem })
      const rows = await judgeRows(read.rows, { ...places, taken: new Set(taken) })
      setStep({ kind: 'looking', rows })
    } catch (error) {
      const unreadable = error instanceof DOMException
      setStep({ kind: 'choosing', problem: unreadable ? { code: 'file_unreadable' } : offline })
    }
  }

  const send = async (rows: readonly JudgedRow[], from: Sending) => {
    setStep({ kind: 'sending', rows, progress: from, problem: null })
    const loaded = await loadSender()
    if (!loaded) return setStep({ kind: 'sending', rows, progress: from, problem: offline })
    const [importBranches, refusedRow] = loaded
    let progress = from
    while (progress.left.length > 0) {
      const part = progress.left.slice(0, maxImportedBranches)
      try {
        const answer = await importBranches(
          part.map(({ branch }) => branch),
          progress.key,
        )
        const refused = part.flatMap((row, at) => {
          const { id, errors = [] } = answer.rows[at] ?? {}
          return id ? [] : [refusedRow(row, errors)]
        })
        progress = {
          stored: progress.stored + part.length - refused.length,
          refused: [...progress.refused, ...refused],
          left: progress.left.slice(part.length),
          key: crypto.randomUUID(),
        }
      } catch (error) {
        const problem = problemOfFailure(error)
        return setStep({ kind: 'sending', rows, progress, problem })
      }
      setStep({ kind: 'sending', rows, progress, problem: null })
    }
    const bad = [...rows.filter((row) => !isGood(row)), ...progress.refused]
    setStep({
      kind: 'done',
      stored: progress.stored,
      bad: bad.sort((one, other) => one.number - other.number),
    })
  }

  const start = (rows: readonly JudgedRow[]) =>
    send(rows, { stored: 0, refused: [], left: rows.filter(isGood), key: crypto.randomUUID() })
  const startOver = () => setStep({ kind: 'choosing', problem: null })

  return { step, choose, start, goOn: send, startOver }
}
