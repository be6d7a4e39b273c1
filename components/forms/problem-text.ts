'use client'

import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import type { FormProblem } from './apply-problem'

/** Returns the function that turns a refusal's code into its Thai sentence; in a form it says that what was typed is kept. */
export function useProblemText({ inForm = false } = {}): (problem: FormProblem) => string {
  const t = useTranslations('problems')
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
    return t.has(code as never) ? t(code as never, said as never) : t('unknown')
  }
}
