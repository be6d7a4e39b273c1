'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { asProblem, ProblemError } from '@/lib/api/problem'
import { changeSavedSearch, removeSavedSearch, saveSearch } from '@/lib/saved-searches/requests'
import type { SavedSearch } from '@/lib/saved-searches/saved-search'
import type { SavedSearchNotice } from '@/validators/saved-search-terms'
import { NoticeSelect } from './notice-select'

/** A saved search with what it looks for in words, and whether its branch can still be searched near. */
export type ShownSearch = {
  readonly search: SavedSearch
  readonly summary: string
  readonly isBranchGone: boolean
}

type SavedSearchItemProps = { shown: ShownSearch; onChange: (search: SavedSearch) => void }

const valuesOf = ({ name, address, filters, branchId, notice }: SavedSearch) => ({
  name,
  address,
  filters,
  branchId,
  notice,
})

/** The address of a saved search, which remembers that it is one; the latest people first where that is asked. */
const openPath = ({ id, address }: SavedSearch, changes: Record<string, string> = {}) => {
  const query = new URLSearchParams(address)
  for (const [name, value] of Object.entries({ saved: id, ...changes })) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return `/partimers?${query}`
}

/** One saved search. A change is shown at once, and reverted with the reason if the service refuses it. */
export function SavedSearchItem({
  shown: { search, summary, isBranchGone },
  onChange,
}: SavedSearchItemProps) {
  const t = useTranslations('savedSearches')
  const problemText = useProblemText()
  const [isRemoved, setRemoved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)

  const attempt = async (work: () => Promise<unknown>, revert: () => void) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      revert()
      setProblem(problemOfFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const setNotice = (notice: SavedSearchNotice) => {
    onChange({ ...search, notice })
    void attempt(
      async () => {
        const changed = await changeSavedSearch(search, { ...valuesOf(search), notice })
        onChange({ ...changed, foundLately: search.foundLately })
      },
      () => onChange(search),
    )
  }
  const remove = () => {
    setRemoved(true)
    void attempt(
      () => removeSavedSearch(search.id),
      () => setRemoved(false),
    )
  }
  const keepAgain = () =>
    void attempt(
      async () => {
        const { data, error, response } = await saveSearch(valuesOf(search), {
          'Idempotency-Key': crypto.randomUUID(),
        })
        if (!data) throw new ProblemError(asProblem(error, response))
        onChange(data)
        setRemoved(false)
      },
      () => undefined,
    )

  const refusal = problem && (
    <p role="alert" className="text-sm font-medium text-chilli">
      {problemText(problem)}
    </p>
  )
  if (isRemoved) {
    return (
      <>
        <div role="status" className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-ink-2">{t('removed', { name: search.name })}</p>
          <Button variant="secondary" size="sm" loading={isBusy} onClick={keepAgain}>
            {t('undo')}
          </Button>
        </div>
        {refusal}
      </>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-lg [overflow-wrap:anywhere]">{search.name}</h2>
          <p className="text-sm text-ink-2">{summary}</p>
        </div>
        <ButtonLink href={openPath(search, { sort: 'newest' })} size="sm">
          <Icon name="people" className="size-4.5" />
          {t('open')}
          <span className="sr-only"> {search.name}</span>
        </ButtonLink>
      </div>
      {isBranchGone && (
        <Alert
          tone="mango"
          title={t('branchGone.title')}
          action={
            <ButtonLink href={openPath(search, { branch: '' })} variant="secondary" size="sm">
              {t('branchGone.action')}
            </ButtonLink>
          }
        >
          {t('branchGone.about')}
        </Alert>
      )}
      <p className="text-sm">{t('foundLately', { count: search.foundLately })}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <NoticeSelect
          label={t('noticeOf', { name: search.name })}
          value={search.notice}
          onChange={setNotice}
        />
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={remove}>
          <Icon name="trash" className="size-4.5" />
          {t('remove')}
          <span className="sr-only"> {search.name}</span>
        </Button>
      </div>
      {refusal}
    </>
  )
}
