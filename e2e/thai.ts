import { createTranslator } from 'next-intl'
import messages from '../messages/th.json' with { type: 'json' }

const translate = createTranslator({ locale: 'th', timeZone: 'Asia/Bangkok', messages }) as unknown as (
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** A text of messages/th.json as a page shows it; an unknown key fails the test. */
export function thai(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const words = translate(key, params)
  if (words === key) throw new Error(`messages/th.json has no ${key}`)
  return words
}
