export type Inline =
  | { readonly kind: 'words' | 'strong' | 'fact' | 'section'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const marks =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]#][^\]]*)\]\((?<href>[^)\s]+)\)|\[#(?<section>[\w-]+)\]|\{(?<fact>\w+)\}/g

/** Splits a document's text (see document.ts) into plain text, bold text, links, sections and facts. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const { strong, label, href, section, fact } = match.groups ?? {}
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) })
    if (strong) parts.push({ kind: 'strong', text: strong })
    else if (section) parts.push({ kind: 'section', text: section })
    else if (fact) parts.push({ kind: 'fact', text: fact })
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) })
  return parts
}
