const megabyte = 1024 * 1024

/** The file types this product stores, recognised by their first bytes, and the extension each is stored under. */
export const extensionOf = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
} as const

export type FileType = keyof typeof extensionOf

/** Picture types in which a browser executes nothing; SVG is missing because it can carry scripts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies readonly FileType[]
export type PictureType = (typeof pictureTypes)[number]

/** Types of papers: a picture of one, or a PDF. */
export const documentTypes = [...pictureTypes, 'application/pdf'] as const satisfies readonly FileType[]

/** Types of films as phones and browsers make them. */
export const filmTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const satisfies readonly FileType[]
export type FilmType = (typeof filmTypes)[number]

/** Types of voices as browsers record them. */
export const voiceTypes = ['audio/mp4', 'audio/webm'] as const satisfies readonly FileType[]
export type VoiceType = (typeof voiceTypes)[number]

type UploadTerms = {
  /** Folder of all owners of this kind; the owner's id is the next part of the name. */
  readonly owners: string
  readonly folder: string
  readonly fileTypes: readonly FileType[]
  readonly maxBytes: number
  /**
   * Folder of the cleaned copy, once something shows it; anybody may read it, and no client may write it. Null where
   * only the services read the file.
   */
  readonly publicFolder: string | null
}

/**
 * Everything that may be uploaded: where it goes, its types, its size, and who reads it. Forms and services check by
 * this table, and storage.rules and the sandbox's rules are generated from it.
 */
export const uploadTerms = {
  branch_photo: {
    owners: 'companies',
    folder: 'branches',
    fileTypes: pictureTypes,
    maxBytes: 5 * megabyte,
    publicFolder: 'public/branches',
  },
  job_post_photo: {
    owners: 'companies',
    folder: 'job-posts',
    fileTypes: pictureTypes,
    maxBytes: 5 * megabyte,
    publicFolder: 'public/job-posts',
  },
  company_logo: {
    owners: 'companies',
    folder: 'logos',
    fileTypes: pictureTypes,
    maxBytes: 2 * megabyte,
    publicFolder: 'public/logos',
  },
  profile_photo: {
    owners: 'people',
    folder: 'photos',
    fileTypes: pictureTypes,
    maxBytes: 2 * megabyte,
    publicFolder: 'public/photos',
  },
  certificate: {
    owners: 'people',
    folder: 'certificates',
    fileTypes: documentTypes,
    maxBytes: 5 * megabyte,
    publicFolder: null,
  },
  intro_video: {
    owners: 'people',
    folder: 'intro-videos',
    fileTypes: filmTypes,
    maxBytes: 100 * megabyte,
    publicFolder: null,
  },
  intro_video_poster: {
    owners: 'people',
    folder: 'intro-video-posters',
    fileTypes: pictureTypes,
    maxBytes: 2 * megabyte,
    publicFolder: null,
  },
  message_file: {
    owners: 'conversations',
    folder: 'files',
    fileTypes: [...documentTypes, ...voiceTypes],
    maxBytes: 10 * megabyte,
    publicFolder: null,
  },
  company_document: {
    owners: 'companies',
    folder: 'documents',
    fileTypes: documentTypes,
    maxBytes: 10 * megabyte,
    publicFolder: null,
  },
  tax_certificate: {
    owners: 'companies',
    folder: 'tax-certificates',
    fileTypes: documentTypes,
    maxBytes: 5 * megabyte,
    publicFolder: null,
  },
} as const satisfies Record<string, UploadTerms>

/** Longest side of a person's photo in pixels: it is shown small, in every page's menu. */
export const profilePhotoSide = 480
/** Longest side of a company's logo in pixels: posters print it. */
export const logoSide = 1_000

/** Maximum photos of a branch. */
export const maxBranchPhotos = 6

export type UploadKind = keyof typeof uploadTerms

/** Where an uploaded file lies in its bucket: `path` is the folder, `fileName` a name the server chose. */
export type UploadPlace = { readonly path: string; readonly fileName: string }

/** The place of a new file; `id` is a fresh UUID, so that a name reveals nothing and is never used twice. */
export function uploadPlace(kind: UploadKind, owner: string, id: string, fileType: FileType): UploadPlace {
  const { owners, folder } = uploadTerms[kind]
  return { path: `${owners}/${owner}/${folder}`, fileName: `${id}.${extensionOf[fileType]}` }
}

/** Pattern source of a file's name without its extension (a UUID). */
export const fileIdPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** What the name of an object tells: its kind, its owner, and whether it is the shown copy or the upload. */
export type ObjectName = {
  readonly kind: UploadKind
  readonly owner: string
  readonly fileType: FileType
  readonly isShown: boolean
  /** The file's name without its extension; an upload and its shown copy have the same. */
  readonly id: string
}

/** Parses the name of an object in the bucket; null when it is not one of ours. */
export function readObjectName(name: string): ObjectName | null {
  const [owners, owner, ...rest] = name.split('/')
  const folder = rest.slice(0, -1).join('/')
  const [, id, extension] = new RegExp(`^(${fileIdPattern})\\.([a-z\\d]+)$`).exec(rest.at(-1) ?? '') ?? []
  if (!owner || !id) return null
  for (const [kind, terms] of Object.entries(uploadTerms) as [UploadKind, UploadTerms][]) {
    const fileType = terms.fileTypes.find((type) => extensionOf[type] === extension)
    const isShown = folder === terms.publicFolder
    if (terms.owners === owners && fileType && (isShown || folder === terms.folder)) {
      return { kind, owner, fileType, isShown, id }
    }
  }
  return null
}

/** The name of the shown copy of an uploaded file; any other name unchanged. */
export function shownName(name: string): string {
  const file = readObjectName(name)
  const { owners, publicFolder } = file ? uploadTerms[file.kind] : { owners: '', publicFolder: null }
  if (!file || publicFolder === null) return name
  return `${owners}/${file.owner}/${publicFolder}/${file.id}.${extensionOf[file.fileType]}`
}

/**
 * The token in a shown copy's download address: it protects nothing, since anybody may read it; it is the file's id.
 */
export const shownToken = (name: string): string => readObjectName(name)?.id ?? ''

/** Origin of Firebase's storage API, or of the sandbox's storage when a host is given. */
export function storageOrigin(emulatorHost: string): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com'
}

/**
 * The name of the object a download address leads to, or null unless it is exactly the address Firebase issues for an
 * object of this bucket.
 */
export function objectNameOf(url: string, origin: string, bucket: string): string | null {
  const start = `${origin}/v0/b/${bucket}/o/`
  const [, encoded = ''] = /^([\w.%-]+)\?alt=media&token=[0-9a-f-]{36}$/.exec(url.slice(start.length)) ?? []
  if (!url.startsWith(start) || !encoded) return null
  try {
    const name = decodeURIComponent(encoded)
    return encodeURIComponent(name) === encoded ? name : null
  } catch {
    return null
  }
}

/** The download address of an object of this bucket, in the form Firebase issues. */
export function downloadAddress(name: string, origin: string, bucket: string, token: string): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media&token=${token}`
}

/** Longest side and most pixels of a stored picture: a small file can decompress to more than a phone can hold. */
export const pictureLimits = { longestSide: 12_000, pixels: 50_000_000 }
