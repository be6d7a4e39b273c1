/** What a message may carry beside its words, and how much of it. */

/** What somebody is shown of a message; `gone` is what left with the account of who sent it. */
export const attachmentKinds = ['picture', 'file', 'voice', 'job', 'location', 'cannot_come', 'gone'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

export const attachmentLimits = {
  /** The longest name of a file, in characters. */
  name: 120,
  /** Seconds of the longest voice, and by how much recorders are late. */
  voiceSeconds: 60,
  voiceTolerance: 2,
  voiceBytes: 4 * 1024 * 1024,
  /** Longest side of a picture as it is sent, in pixels: it can be read on every screen. */
  pictureSide: 2_000,
} as const

/** A position is known to about ten metres: enough to find a door, too little to follow steps in a house. */
export const roundedPosition = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
