/** The screen on which a worker records intro videos; its only parameter is the account. */
const recordingScreen = /^\/resume\/[\w-]+\/videos\/?$/

/**
 * True for the path of the screen that may use camera and microphone. It is a document of its own: what a document may use
 * stays in force while the router moves, and no tracker runs beside a camera.
 */
export const isRecordingScreen = (path: string): boolean => recordingScreen.test(path)

/** Chat, in which voices are recorded: a document that was opened there may use the microphone. */
export const isTalkScreen = (path: string): boolean => /^\/chat\/?$/.test(path)

/** Either of these two. */
export const isCapturingScreen = (path: string): boolean => isRecordingScreen(path) || isTalkScreen(path)

/** The path of the screen for intro videos, for one account. */
export const recordingPath = (uid: string): string => `/resume/${uid}/videos`
