/** Carries the storage client's own error code for text that is not in the stated format. */
class InvalidFormat extends Error {
  override name = 'InvalidFormat'
  readonly code = 'storage/invalid-format'
}

/** The content of a `data:` URL as a file of a type. Throws an error with code `storage/invalid-format`. */
export function blobOfDataUrl(dataUrl: string, fileType: string): Blob {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(dataUrl) ?? []
  if (!dataUrl.startsWith('data:') || !dataUrl.includes(',')) throw new InvalidFormat('not a data: URL')
  try {
    const text = base64 ? atob(data) : decodeURIComponent(data)
    const bytes = base64 ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : text
    return new Blob([bytes], { type: fileType })
  } catch (cause) {
    throw new InvalidFormat('a damaged data: URL', { cause })
  }
}
