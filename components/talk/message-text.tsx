import { externalLink } from '@/lib/navigation/external-link'
import { messageParts } from '@/lib/talk/message-parts'

/** What somebody wrote; addresses open in a window that learns nothing of this one, and numbers can be called. */
export function MessageText({ text }: { text: string }) {
  return messageParts(text).map(({ text: words, href }, index) => {
    if (href === null) return words
    const link = href.startsWith('tel:') ? { href } : externalLink(href)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <a key={index} {...link} className="underline underline-offset-4">
        {words}
      </a>
    )
  })
}
