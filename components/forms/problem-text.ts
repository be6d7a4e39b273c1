'use client'

import { useTranslations } from 'next-intl'
import { useReducer } from 'react'
import { whenIdle } from '@/components/ui/prefetch'
import { formatDay } from '@/lib/dates/format-thai'
import type { FormProblem } from './apply-problem'
import type { loadProblemSentences } from './problem-sentences'

/** The sentences of all problems, once they are loaded. */
let late: Awaited<ReturnType<typeof loadProblemSentences>> | undefined

async function load(then?: () => void): Promise<void> {
  try {
    late ??= await (await import('./problem-sentences')).loadProblemSentences()
    then?.()
  } catch {
    // The next refusal tries again.
  }
}

const inBrowser = typeof window !== 'undefined'
if (inBrowser) whenIdle(() => load())

/**
 * Returns the function that turns a refusal's code into its Thai sentence; in a form it says that what was typed is kept.
 * The usual sentences come with the page, the others when it is idle; before that a general one stands in their place.
 */
export function useProblemText({ inForm = false } = {}): (problem: FormProblem) => string {
  const t = useTranslations('problems')
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  return ({ code, params = {}, requestId }) => {
    // No server has a record of it: the request never arrived.
    if (code === 'network' || (code === 'unavailable' && requestId === ''))
      return t(inForm ? 'network_in_form' : 'network')
    if (code === 'too_many_requests') {
      if (!('seconds' in params)) return t('busy')
      const minutes = Math.ceil(Number(params.seconds) / 60)
      if (minutes > 2) return t('busy_for_minutes', { minutes })
    }
    // A day travels as YYYY-MM-DD and is read as `day`.
    const said = typeof params.date === 'string' ? { ...params, day: formatDay(params.date) } : params
    if (t.has(code as never)) return t(code as never, said as never)
    if (late?.has(code as never)) return late(code as never, said as never)
    // The server says what the browser knows at first, so that both render the same.
    if (!late && inBrowser) void load(renderAgain)
    return t('unknown')
  }
}
