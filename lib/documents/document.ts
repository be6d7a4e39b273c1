import type { DocumentName } from '@/validators/document-versions'

/**
 * A text of a document. In it `**words**` is bold, `[words](/path)` is a link, `[#section]` refers to another section
 * of the same document by its number, and `{fact}` stands for a fact of facts.ts.
 */
type Text = string

type Table = {
  readonly caption: Text
  readonly head: readonly Text[]
  /** As many cells as the head; the first one is the row's heading. */
  readonly rows: readonly (readonly Text[])[]
}

/** A paragraph, or another element of a section; a slot is filled by the page. */
export type Block =
  | Text
  | { readonly heading: Text; readonly id: string }
  | { readonly list: readonly Text[]; readonly ordered?: true }
  | { readonly terms: readonly (readonly [term: Text, meaning: Text])[] }
  | { readonly table: Table }
  | { readonly note: Text }
  | { readonly slot: string }

export type Section = {
  /** Its anchor; never changed, since letters and agreements refer to it. */
  readonly id: string
  readonly title: Text
  readonly blocks: readonly Block[]
}

/** A published document: terms, notices and policies, the same in print and on screen. */
export type PublishedDocument = {
  readonly name: DocumentName
  /** A short summary, shown before the sections. */
  readonly summary: readonly Text[]
  readonly sections: readonly Section[]
}
