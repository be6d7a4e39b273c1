'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import type { FormProblem } from '@/components/forms/apply-problem'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { isHeldBack, longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import { createOnce } from '@/lib/api/create-once'
import { ProblemError } from '@/lib/api/problem'
import { changeSavedSearch, saveSearch } from '@/lib/saved-searches/requests'
import type { SavedSearch, SavedSearchValues } from '@/lib/saved-searches/saved-search'
import { type SavedSearchNotice, savedSearchNameLimit } from '@/validators/saved-search-terms'
import { NoticeSelect } from './notice-select'

/** What is searched for, to be kept. */
export type KeptSearch = Pick<SavedSearchValues, 'address' | 'filters' | 'branchId'>

export type SaveSearchDialogProps = {
  search: KeptSearch
  /** A name to begin with: what is searched for, in words. */
  suggestion: string
  /** The saved search that was opened, to be changed to this one. */
  saved: SavedSearch | null
  onClose: () => void
}

async function keep(saved: SavedSearch | null, body: SavedSearchValues): Promise<SavedSearch> {
  if (saved) return changeSavedSearch(saved, body)
  const creation = await createOnce<SavedSearchValues, SavedSearch>({
    draftKey: 'saved-search',
    body,
    send: saveSearch,
  })
  if ('problem' in creation) throw new ProblemError(creation.problem)
  return creation.isEarlier ? keep(null, body) : creation.resource
}

/** Keeps a search under a name, with how often it tells of new people. */
export default function SaveSearchDialog({ search, suggestion, saved, onClose }: SaveSearchDialogProps) {
  const t = useTranslations('savedSearches')
  const problemText = useProblemText()
  const router = useRouter()
  const nameId = useId()
  const faultId = useId()
  const [name, setName] = useState(saved?.name ?? suggestion.slice(0, savedSearchNameLimit))
  const [notice, setNotice] = useState<SavedSearchNotice>(saved?.notice ?? 'daily')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isNameless, setNameless] = useState(false)
  const [done, setDone] = useState<SavedSearch | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isMissing = name.trim() === ''
    setNameless(isMissing)
    if (isMissing) return document.getElementById(nameId)?.focus()
    if (isHeldBack(nameId, { text: name, limit: savedSearchNameLimit })) return
    setSending(true)
    setProblem(null)
    try {
      setDone(await keep(saved, { ...search, name: name.trim(), notice }))
      router.refresh()
    } catch (error) {
      setProblem(problemOfFailure(error))
    } finally {
      setSending(false)
    }
  }

  if (done) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('done.title', { name: done.name })}
        actions={
          <>
            <ButtonLink href="/partimers/saved" variant="secondary">
              {t('done.look')}
            </ButtonLink>
            <Button ref={focus} onClick={onClose}>
              {t('done.close')}
            </Button>
          </>
        }
      >
        <p>{t(`done.${done.notice}`)}</p>
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={t(saved ? 'changeTitle' : 'saveTitle')}>
      <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <div>
          <label htmlFor={nameId} className="mb-1 block font-medium">
            {t('name')}
          </label>
          <input
            id={nameId}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setNameless(false)
            }}
            {...longAria(nameId, {
              text: name,
              limit: savedSearchNameLimit,
              hint: isNameless ? faultId : undefined,
              isFaulty: isNameless,
            })}
            className="control"
          />
          <TooLong id={nameId} text={name} limit={savedSearchNameLimit} />
          {isNameless && (
            <p id={faultId} className="mt-1 text-sm text-chilli">
              {t('nameMissing')}
            </p>
          )}
        </div>
        <NoticeSelect label={t('notice')} value={notice} onChange={setNotice} />
        <p className="text-sm text-ink-2">{t('channels')}</p>
        {problem && (
          <p role="alert" className="font-medium text-chilli">
            {problemText(problem)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="accent" loading={isSending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
