import { isUrl } from './url-rules'

/**
 * Rules about files a person picks, pure like those in rules.ts: the value is one file or a list, and each file must
 * keep the rule. They judge by the file name; the content is checked at upload.
 */

/** A file as the browser gives it; `size` in bytes. */
export type PickedFile = { readonly name: string; readonly size: number }

/** Something uploaded earlier, marked by `original`. */
export type UploadedItem = { readonly original: unknown }

export type PickedFiles = PickedFile | ArrayLike<PickedFile>
export type Attachments = PickedFile | UploadedItem | ArrayLike<PickedFile | UploadedItem>

type Item = Partial<PickedFile & UploadedItem>

const imageExtensions = ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif', 'webp']

const itemsOf = (value: unknown): readonly Item[] =>
  Array.from(
    typeof value === 'object' && value !== null && 'length' in value
      ? (value as ArrayLike<Item>)
      : [value as Item],
  )

const isUploaded = (item: Item): boolean => Boolean(item?.original)

function endsIn(item: Item, extensions: readonly string[]): boolean {
  const name = item?.name
  if (typeof name !== 'string') return false
  return extensions.some((extension) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`))
}

/** The name ends in jpg, svg, jpeg, png, bmp, gif or webp. */
export function isImage(files: PickedFiles): boolean {
  return itemsOf(files).every((item) => endsIn(item, imageExtensions))
}

/** An image, or something uploaded earlier. */
export function isImageOrOriginal(files: Attachments): boolean {
  return itemsOf(files).every((item) => isUploaded(item) || endsIn(item, imageExtensions))
}

/** An image, a PDF, or something uploaded earlier. */
export function isImageOrPdfOrOriginal(files: Attachments): boolean {
  return itemsOf(files).every((item) => isUploaded(item) || endsIn(item, [...imageExtensions, 'pdf']))
}

/** An image file, or the address of a website. */
export function isImageOrUrl(value: PickedFiles | string): boolean {
  return typeof value === 'string' ? isUrl(value) : isImage(value)
}

/** Whether the name ends in one of the extensions, given without the dot; files uploaded earlier pass. */
export function hasExtension(files: Attachments, extensions: readonly string[]): boolean {
  return itemsOf(files).every((item) => isUploaded(item) || endsIn(item, extensions))
}

/** At most `limit` KB (1,024 bytes) each; files uploaded earlier pass. */
export function isWithinSize(files: Attachments, limit: number): boolean {
  return itemsOf(files).every((item) => isUploaded(item) || (item?.size ?? Number.NaN) <= limit * 1024)
}

/** The size of the largest file in KB, rounded up, so that one byte over the limit shows as over it. */
export function largestSize(files: Attachments): number {
  return Math.max(0, ...itemsOf(files).map((item) => Math.ceil((item?.size ?? 0) / 1024)))
}
