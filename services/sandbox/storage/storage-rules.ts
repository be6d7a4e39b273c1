import {
  extensionOf,
  type FileType,
  fileIdPattern,
  readObjectName,
  type UploadKind,
  uploadTerms,
} from '@/validators/upload-terms'

/**
 * Who may do what to a file, twice from one table (validators/upload-terms.ts): as the text of storage.rules, which the
 * real storage runs, and as a function, which the sandbox runs. Nothing is listed, changed or deleted by a client. An
 * object is created once, under a name, of a type and within a size the table knows, by a token that names it.
 * Public files are read by everybody, others by the token that made them; download addresses do not come here.
 */
export type StorageRequest = {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Name of the object in its bucket, or the prefix of a list. */
  readonly name: string
  /** True when there is an object of this name already. */
  readonly exists: boolean
  /** The object as it would be afterwards; undefined when nothing is written. */
  readonly written: { readonly size: number; readonly contentType: string | undefined } | undefined
  /** The object the token was made for; undefined for any other token, and without one. */
  readonly upload: string | undefined
}

/** The rules as a function. */
export function permits({ method, name, exists, written, upload }: StorageRequest): boolean {
  const file = readObjectName(name)
  if (!file) return false
  const { isPublic, maxBytes } = uploadTerms[file.kind]
  const isNamed = upload === name
  if (method === 'get') return isPublic || isNamed
  if (method !== 'create' || exists || !written) return false
  return isNamed && written.size > 0 && written.size <= maxBytes && written.contentType === file.fileType
}

/** The rules in Firebase's language (firebase.google.com/docs/rules/rules-language), generated into storage.rules. */
export function storageRules(): string {
  return `rules_version = '2';

// Generated from validators/upload-terms.ts by \`npm run generate\`. Do not edit.
service firebase.storage {
  match /b/{bucket}/o {
    // The services make a token for one object and put its name in it (docs/decisions/0017).
    function isNamed(name) {
      return request.auth != null && request.auth.token.upload == name;
    }

    function isWithin(maxBytes) {
      return request.resource.size > 0 && request.resource.size <= maxBytes;
    }

    function isCalled(file, extension, fileType) {
      return file.matches('^${fileIdPattern}[.]' + extension + '$') && request.resource.contentType == fileType;
    }
${Object.keys(uploadTerms)
  .map((kind) => matchBlock(kind as UploadKind))
  .join('')}  }
}
`
}

function matchBlock(kind: UploadKind): string {
  const { owners, folder, fileTypes, maxBytes, isPublic } = uploadTerms[kind]
  const isNamed = `isNamed('${owners}/' + owner + '/${folder}/' + file)`
  const isOfType = fileTypes
    .map((fileType: FileType) => `isCalled(file, '${extensionOf[fileType]}', '${fileType}')`)
    .join('\n            || ')
  return `
    // ${kind}: at most ${maxBytes / 1024 / 1024} MB, ${isPublic ? 'public' : 'private'}
    match /${owners}/{owner}/${folder}/{file} {
      allow get: if ${isPublic ? 'true' : isNamed};
      allow create: if ${isNamed}
        && isWithin(${maxBytes})
        && (${isOfType});
    }
`
}
