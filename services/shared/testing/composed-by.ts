import type { MailComposer } from '../mails/mail-jobs'
import type { Mail } from '../mails/transport'

/** The mail of a job of a kind, as the first attempt at it sends it; null when that sends none. */
export async function composedBy(
  composers: readonly MailComposer[],
  kind: string,
  payload: unknown,
  attempt = 1,
): Promise<Mail | null> {
  const found = composers.find((composer) => composer.kind.name === kind)
  return found ? found.compose(payload as never, attempt) : null
}
