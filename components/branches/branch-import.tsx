'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { ReadyFields } from '@/components/forms/ready-fields'
import { useLeaveGuard } from '@/components/forms/use-leave-guard'
import { useViolationText } from '@/components/forms/violation-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { FileInput } from '@/components/ui/file-input'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { importColumns } from '@/lib/branches/import-columns'
import type { JudgedRow, KnownPlaces } from './import-rows'
import { ImportedRows } from './imported-rows'
import { type ImportStep, isGood, useImport } from './use-import'
import { useHeadings, useTableFiles } from './use-table-files'

export type BranchImportProps = {
  places: KnownPlaces
  /** Tax branch numbers of the company's branches. */
  taken: readonly string[]
}

/** Imports branches from a file: choose it, review it row by row, and store the valid rows. */
export default function BranchImport({ places, taken }: BranchImportProps) {
  const headings = useHeadings()
  const { step, choose, start, goOn, startOver } = useImport({ headings, places, taken })
  useLeaveGuard(step.kind === 'looking' || step.kind === 'sending')
  switch (step.kind) {
    case 'choosing':
      return <Choosing problem={step.problem} onChoose={choose} />
    case 'reading':
      return <Reading />
    case 'looking':
      return <Looking rows={step.rows} onStart={() => void start(step.rows)} onStartOver={startOver} />
    case 'sending':
      return <Sending step={step} onGoOn={() => void goOn(step.rows, step.progress)} />
    case 'done':
      return <Done stored={step.stored} bad={step.bad} onStartOver={startOver} />
  }
}

/** The heading of a step; it takes the focus, because the pressed button has disappeared. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  )
}

type ChoosingProps = {
  problem: Extract<ImportStep, { kind: 'choosing' }>['problem']
  onChoose: (file: File) => Promise<void>
}

function Choosing({ problem, onChoose }: ChoosingProps) {
  const t = useTranslations('branchImport')
  const violationText = useViolationText()
  const headings = useHeadings()
  const { saveTemplate } = useTableFiles()
  const id = useId()
  const [dragging, setDragging] = useState(false)
  const chooseFrom = ([file]: Iterable<File>) => {
    if (file) void onChoose(file)
  }
  return (
    <ReadyFields className="grid gap-6">
      <p className="text-ink-2">{t('about')}</p>
      {problem && 'code' in problem && <ErrorSummary problem={problem} />}
      {problem && 'kind' in problem && (
        <Alert
          live
          tone="chilli"
          title={
            problem.kind === 'rule'
              ? violationText(problem.violation, t('file'))
              : t(`problems.${problem.kind}`)
          }
        >
          {problem.kind === 'columns' && (
            <p>{t('missing', { columns: problem.missing.map((column) => headings[column]).join(', ') })}</p>
          )}
        </Alert>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way beside the input inside */}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-3 rounded-card border-2 border-dashed p-5',
          dragging ? 'border-mango bg-mango-soft' : 'border-line bg-well/50',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          event.preventDefault()
          setDragging(false)
          chooseFrom(event.dataTransfer.files)
        }}
      >
        <span className="relative">
          <FileInput
            id={id}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            className="peer sr-only"
            aria-describedby={`${id}-hint`}
            onChoose={chooseFrom}
          />
          <label
            htmlFor={id}
            className={buttonClass(
              { variant: 'accent' },
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:shadow-[0_0_0_4px_var(--color-mango)]',
            )}
          >
            <Icon name="upload" />
            {t('choose')}
          </label>
        </span>
        <span className="text-sm text-ink-3 pointer-coarse:hidden">{t('drop')}</span>
        <p id={`${id}-hint`} className="w-full text-sm text-ink-2">
          {t('hint')}
        </p>
      </div>
      <section aria-labelledby={`${id}-columns`}>
        <h2 id={`${id}-columns`} className="text-xl">
          {t('columnsTitle')}
        </h2>
        <p className="mt-1 text-ink-2">{t('columnsAbout')}</p>
        <dl className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
          {importColumns.map((column) => (
            <div key={column} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[14rem_1fr]">
              <dt className="font-medium">{headings[column]}</dt>
              <dd className="text-ink-2">{t(`examples.${column}`)}</dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" className="mt-4" onClick={() => void saveTemplate()}>
          <Icon name="download" />
          {t('template')}
        </Button>
      </section>
    </ReadyFields>
  )
}

function Reading() {
  const t = useTranslations('branchImport')
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-2 text-ink-2">
      <Spinner />
      {t('reading')}
    </p>
  )
}

type LookingProps = { rows: readonly JudgedRow[]; onStart: () => void; onStartOver: () => void }

function Looking({ rows, onStart, onStartOver }: LookingProps) {
  const t = useTranslations('branchImport')
  const good = rows.filter(isGood)
  const bad = rows.filter((row) => !isGood(row))
  return (
    <div className="grid gap-6">
      <div>
        <StepHeading>{t('lookingTitle', { count: rows.length })}</StepHeading>
        <p className="text-ink-2">{t('lookingAbout', { good: good.length, bad: bad.length })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {good.length > 0 && (
          <Button variant="accent" onClick={onStart}>
            {t('start', { count: good.length })}
          </Button>
        )}
        <Button variant="secondary" onClick={onStartOver}>
          {t('other')}
        </Button>
      </div>
      <BadRows rows={bad} />
      {good.length > 0 && (
        <section aria-label={t('goodRows')}>
          <h3 className="mb-2 text-xl">{t('goodTitle', { count: good.length })}</h3>
          <ImportedRows rows={good} />
        </section>
      )}
    </div>
  )
}

/** Rows to correct, with each fault at its field, and as a file to correct them in. */
function BadRows({ rows }: { rows: readonly JudgedRow[] }) {
  const t = useTranslations('branchImport')
  const { saveRows } = useTableFiles()
  if (rows.length === 0) return null
  return (
    <section aria-label={t('badRows')}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{t('badTitle', { count: rows.length })}</h3>
        <Button variant="secondary" size="sm" onClick={() => void saveRows(rows)}>
          <Icon name="download" className="size-4.5" />
          {t('saveBad')}
        </Button>
      </div>
      <ImportedRows rows={rows} />
    </section>
  )
}

type SendingProps = { step: Extract<ImportStep, { kind: 'sending' }>; onGoOn: () => void }

function Sending({ step: { rows, progress, problem }, onGoOn }: SendingProps) {
  const t = useTranslations('branchImport')
  const total = rows.filter(isGood).length
  const done = total - progress.left.length
  return (
    <div className="grid gap-4">
      <StepHeading>{t('sendingTitle')}</StepHeading>
      <p role="status" className="text-ink-2">
        {t('sending', { done, total })}
      </p>
      <progress
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-leaf"
        aria-label={t('sendingTitle')}
        max={total}
        value={done}
      />
      <ErrorSummary
        problem={problem}
        note={t('stopped')}
        action={
          <Button variant="secondary" size="sm" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        }
      />
    </div>
  )
}

type DoneProps = { stored: number; bad: readonly JudgedRow[]; onStartOver: () => void }

function Done({ stored, bad, onStartOver }: DoneProps) {
  const t = useTranslations('branchImport')
  return (
    <div className="grid gap-6">
      <div>
        <StepHeading>{t('doneTitle', { count: stored })}</StepHeading>
        {bad.length > 0 && <p className="text-ink-2">{t('doneAbout', { bad: bad.length })}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/branch" variant="accent">
          {t('see')}
        </ButtonLink>
        <Button variant="secondary" onClick={onStartOver}>
          {t('other')}
        </Button>
      </div>
      <BadRows rows={bad} />
    </div>
  )
}
