import type { useTranslations } from 'next-intl'
import type { AttachmentKind } from '@/validators/talk-attachments'

type Spoken = { readonly text: string; readonly attachment: AttachmentKind | null }

/** What a message says in a line of text: its words, or else what it carries. */
export const saidOf = (
  t: ReturnType<typeof useTranslations<'chat'>>,
  { text, attachment }: Spoken,
): string => (text === '' && attachment ? t(`attach.kinds.${attachment}`) : text)
