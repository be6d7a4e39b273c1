import {
  extensionOf,
  type FileType,
  fileIdPattern,
  readObjectName,
  type UploadKind,
  uploadTerms,
} from '@/validators/upload-terms'

/**
 * Who may do what with a file, from one table (validators/upload-terms.ts). A condition is a pair: its text in
 * Firebase's rules language, which the real storage runs (storage.rules), and the same as a function, which the sandbox
 * runs. Rules are built only from such pairs, so that both stay equal. Clients cannot list, change or delete anything.
 * An object can be created once, with a token that names it; its name, type and size must be in the table, and it must
 * be served inline and uncompressed. Only the same token can read it. The copies that the services make for display can
 * be read by anybody and written by no client. Download addresses bypass these rules.
 */
export type StorageRequest = {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Name of the object in its bucket, or the prefix of a list. */
  readonly name: string
  /** True when an object with this name exists. */
  readonly exists: boolean
  /** The object after the request; undefined when nothing is written. */
  readonly written: WrittenObject | undefined
  /** The object the token was issued for; undefined for any other token or none. */
  readonly upload: string | undefined
}

type WrittenObject = {
  readonly size: number
  readonly contentType: string | undefined
  readonly contentDisposition?: string
  readonly contentEncoding?: string
}

/** A condition on a request: as text in Firebase's rules language, and as a function. */
type Condition = { readonly text: string; readonly holds: (request: StorageRequest) => boolean }

const all = (...conditions: readonly Condition[]): Condition => ({
  text: conditions.map(({ text }) => text).join('\n        && '),
  holds: (request) => conditions.every(({ holds }) => holds(request)),
})

const oneOf = (...conditions: readonly Condition[]): Condition => ({
  text: `(${conditions.map(({ text }) => text).join('\n            || ')})`,
  holds: (request) => conditions.some(({ holds }) => holds(request)),
})

/** Stated explicitly, because what `create` means is defined by Firebase and not here. */
const isNew: Condition = { text: 'resource == null', holds: ({ exists }) => !exists }

const isNamed = (kind: UploadKind): Condition => ({
  text: `isNamed('${uploadTerms[kind].owners}/' + owner + '/${uploadTerms[kind].folder}/' + file)`,
  holds: ({ upload, name }) => upload === name,
})

/** A name in the format the services use: no other object was ever stored. */
const isOurs = (kind: UploadKind, isShown: boolean): Condition => ({
  text: `isOurs(file, '${uploadTerms[kind].fileTypes.map((fileType: FileType) => extensionOf[fileType]).join('|')}')`,
  holds: ({ name }) => {
    const file = readObjectName(name)
    return file?.kind === kind && file.isShown === isShown
  },
})

const isWithin = (maxBytes: number): Condition => ({
  text: `isWithin(${maxBytes})`,
  holds: ({ written }) => written !== undefined && written.size > 0 && written.size <= maxBytes,
})

const isCalled = (fileType: FileType): Condition => ({
  text: `isCalled(file, '${extensionOf[fileType]}', '${fileType}')`,
  holds: ({ name, written }) =>
    readObjectName(name)?.fileType === fileType && written?.contentType === fileType,
})

/** Refuses file names chosen by the client in the header, and files that are served as downloads. */
const isInline: Condition = {
  text: 'isInline()',
  holds: ({ written }) => ['', 'inline'].includes(written?.contentDisposition ?? ''),
}

/** The bytes that are checked must be the bytes that are served, so content encodings are refused. */
const isPlain: Condition = {
  text: 'isPlain()',
  holds: ({ written }) => ['', 'identity'].includes(written?.contentEncoding ?? ''),
}

type Rules = { readonly get: Condition; readonly create: Condition | null }

function uploadRules(kind: UploadKind) {
  const { fileTypes, maxBytes } = uploadTerms[kind]
  return {
    get: all(isOurs(kind, false), isNamed(kind)),
    create: all(
      isNew,
      isNamed(kind),
      isWithin(maxBytes),
      isInline,
      isPlain,
      oneOf(...fileTypes.map((fileType: FileType) => isCalled(fileType))),
    ),
  } satisfies Rules
}

const shownRules = (kind: UploadKind) => ({ get: isOurs(kind, true), create: null }) satisfies Rules

const kinds = Object.keys(uploadTerms) as UploadKind[]
const rulesOf = new Map(kinds.map((kind) => [kind, { uploaded: uploadRules(kind), shown: shownRules(kind) }]))

/** Decides a request by the rules. */
export function permits(request: StorageRequest): boolean {
  const file = readObjectName(request.name)
  const ofKind = file && rulesOf.get(file.kind)
  if (!ofKind || (request.method !== 'get' && request.method !== 'create')) return false
  const rules: Rules = file.isShown ? ofKind.shown : ofKind.uploaded
  return rules[request.method]?.holds(request) ?? false
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

    function isOurs(file, extensions) {
      return file.matches('^${fileIdPattern}[.](' + extensions + ')$');
    }

    function isWithin(maxBytes) {
      return request.resource.size > 0 && request.resource.size <= maxBytes;
    }

    function isCalled(file, extension, fileType) {
      return isOurs(file, extension) && request.resource.contentType == fileType;
    }

    function isInline() {
      return request.resource.contentDisposition == null || request.resource.contentDisposition in ['', 'inline'];
    }

    function isPlain() {
      return request.resource.contentEncoding == null || request.resource.contentEncoding in ['', 'identity'];
    }
${kinds.map((kind) => uploadBlock(kind) + shownBlock(kind)).join('')}  }
}
`
}

function uploadBlock(kind: UploadKind): string {
  const { owners, folder, maxBytes } = uploadTerms[kind]
  const { get, create } = uploadRules(kind)
  return `
    // ${kind}: at most ${maxBytes / 1024 / 1024} MB, as it was uploaded
    match /${owners}/{owner}/${folder}/{file} {
      allow get: if ${get.text};
      allow create: if ${create.text};
    }
`
}

function shownBlock(kind: UploadKind): string {
  const { owners, publicFolder } = uploadTerms[kind]
  if (publicFolder === null) return ''
  return `
    // ${kind}: as it is shown, written by the services
    match /${owners}/{owner}/${publicFolder}/{file} {
      allow get: if ${shownRules(kind).get.text};
    }
`
}
