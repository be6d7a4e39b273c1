/**
 * The types to record in, the best first: every phone and computer plays H.264 with AAC; the others play in most. What the
 * service takes is among them alone.
 */
const recordingTypes = [
  'video/mp4;codecs="avc1.42E01E,mp4a.40.2"',
  'video/mp4;codecs="avc1.42E01F,opus"',
  'video/webm;codecs="vp9,opus"',
  'video/webm;codecs="vp8,opus"',
  'video/mp4',
  'video/webm',
] as const

/** The first type that this browser can record, or null where it records none. */
export function recordingType(
  isSupported: ((type: string) => boolean) | undefined = globalThis.MediaRecorder?.isTypeSupported?.bind(
    MediaRecorder,
  ),
): string | null {
  return recordingTypes.find((type) => isSupported?.(type)) ?? null
}
