import { createTranslator } from 'next-intl'
import messages from '../messages/th.json' with { type: 'json' }

const translate = createTranslator({ locale: 'th', timeZone: 'Asia/Bangkok', messages }) as unknown as (
  key: string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** The words of messages/th.json as a page shows them; a key that is not there fails the test. */
export function thai(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const words = translate(key, params)
  if (words === key) throw new Error(`messages/th.json has no ${key}`)
  return words
}
