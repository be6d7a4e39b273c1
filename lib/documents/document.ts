import type { DocumentName } from '@/validators/document-versions'

/**
 * A text of a document. Inside it `**words**` are strong, `[words](/path)` is a link, `[#section]` names another
 * section of the same document by its number, and `{fact}` stands for a fact of facts.ts.
 */
type Text = string

type Table = {
  readonly caption: Text
  readonly head: readonly Text[]
  /** As many cells as the head; the first one names the row. */
  readonly rows: readonly (readonly Text[])[]
}

/** A paragraph, or one of the other things a section is made of; a slot is filled by the page. */
export type Block =
  | Text
  | { readonly heading: Text; readonly id: string }
  | { readonly list: readonly Text[]; readonly ordered?: true }
  | { readonly terms: readonly (readonly [term: Text, meaning: Text])[] }
  | { readonly table: Table }
  | { readonly note: Text }
  | { readonly slot: string }

export type Section = {
  /** Its anchor; never changed, since letters and agreements point at it. */
  readonly id: string
  readonly title: Text
  readonly blocks: readonly Block[]
}

/** A published document: terms, notices and policies, the same in print as on the screen. */
export type PublishedDocument = {
  readonly name: DocumentName
  /** The document in short, before its sections. */
  readonly summary: readonly Text[]
  readonly sections: readonly Section[]
}
